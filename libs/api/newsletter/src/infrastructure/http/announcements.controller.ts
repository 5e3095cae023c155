import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Limit } from '@site/api-kernel';
import { CurrentCaller, type Caller } from '@site/api-platform/access';
import { RecordIdPipe } from '@site/api-platform/http';
import { LimitedBy } from '@site/api-platform/limits';
import { AdministratorOnly, NamesRecord, Problems, REFUSED_BODY } from '@site/api-platform/openapi';
import { AnnouncementService } from '../../application/announcement.service';
import { AnnouncementDto, AnnouncementTrial } from './announcement.dto';

const TRIALS: Limit = { name: 'newsletter-trials', points: 20, seconds: 10 * 60 };

@ApiTags('newsletter')
@AdministratorOnly()
@Controller('admin/newsletter/announcements')
export class AnnouncementsController {
  constructor(private readonly service: AnnouncementService) {}

  @Get(':id')
  @ApiOperation({
    summary: 'The letter that announces a news item, and whether it was sent',
    description: 'Of an item that visitors see.',
  })
  @NamesRecord()
  @ApiOkResponse({ type: AnnouncementDto, description: 'The letter in both languages, and who would get it' })
  @Problems('not_found')
  getAnnouncement(@Param('id', RecordIdPipe) id: string): Promise<AnnouncementDto> {
    return this.service.plan(id);
  }

  @Post(':id/trial')
  @LimitedBy(TRIALS)
  @HttpCode(204)
  @ApiOperation({ summary: 'Sends the letter to the address of whoever asks, and to nobody else' })
  @NamesRecord()
  @ApiNoContentResponse({ description: 'The mail server took it' })
  @Problems('not_found', 'rate_limited', ...REFUSED_BODY)
  async tryAnnouncement(
    @Param('id', RecordIdPipe) id: string,
    @Body() { language }: AnnouncementTrial,
    @CurrentCaller() { email }: Caller,
  ): Promise<void> {
    await this.service.tryOut(id, language, email);
  }

  @Post(':id')
  @HttpCode(202)
  @ApiOperation({
    summary: 'Announces a news item to every confirmed address',
    description:
      'Once for each item: each address gets one letter, in its language, with a link to unsubscribe by one click. ' +
      'The letters are queued and go out one by one.',
  })
  @NamesRecord()
  @ApiAcceptedResponse({ type: AnnouncementDto, description: 'The letters are queued' })
  @Problems('not_found', 'already_announced', 'nobody_subscribed')
  async announceNews(
    @Param('id', RecordIdPipe) id: string,
    @CurrentCaller() { userId }: Caller,
  ): Promise<AnnouncementDto> {
    await this.service.announce(id, userId);
    return this.service.plan(id);
  }
}
