import { RequestMethod, type INestApplication } from '@nestjs/common';

/** Everything is below `/api/v1` but stored files and what operations ask for. */
export function configureRoutes(app: INestApplication): void {
  app.setGlobalPrefix('api/v1', {
    exclude: [
      { path: 'files/:bucket/:name', method: RequestMethod.GET },
      { path: 'health/live', method: RequestMethod.GET },
      { path: 'health/serving', method: RequestMethod.GET },
      { path: 'health/ready', method: RequestMethod.GET },
      { path: 'metrics', method: RequestMethod.GET },
    ],
  });
}
