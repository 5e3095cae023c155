/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ProblemFieldDto } from './problemFieldDto';

export interface ProblemDto {
  type: string;
  title: string;
  status: number;
  /** A sentence that is safe to show */
  detail: string;
  code: string;
  request_id: string;
  errors?: ProblemFieldDto[];
}
