import { Module } from '@nestjs/common';
import { OverviewController } from './infrastructure/http/overview.controller';

/** The dashboard's figures. Needs the database from the composition root. */
@Module({ controllers: [OverviewController] })
export class OverviewModule {}
