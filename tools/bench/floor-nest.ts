import 'reflect-metadata';
import type { Server } from 'node:http';
import { Body, Controller, Get, Module, Post, Query } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

interface Answers {
  list(limit: number): Promise<object>;
  one(): Promise<object>;
  create(input: Readonly<Record<string, string>>): Promise<object>;
}

/** These answers as routes of NestJS over express, with nothing before and after them. */
export async function nestServer(answers: Answers): Promise<Server> {
  class Projects {
    list(limit = '100') {
      return answers.list(Number(limit));
    }
    one() {
      return answers.one();
    }
    create(input: Readonly<Record<string, string>>) {
      return answers.create(input);
    }
  }
  class Floor {}
  // Node takes the types of this file away; it does not know decorators.
  const route = (name: keyof Projects, decorate: MethodDecorator) =>
    decorate(Projects.prototype, name, Object.getOwnPropertyDescriptor(Projects.prototype, name) ?? {});
  route('list', Get());
  Query('limit')(Projects.prototype, 'list', 0);
  route('one', Get(':id'));
  route('create', Post());
  Body()(Projects.prototype, 'create', 0);
  Controller('api/v1/projects')(Projects);
  Module({ controllers: [Projects] })(Floor);
  const app = await NestFactory.create(Floor, { logger: false });
  await app.init();
  return app.getHttpServer() as Server;
}
