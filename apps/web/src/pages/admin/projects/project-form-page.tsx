import type { Project } from '@site/api-client';
import type { RecordKind } from '../editing/record-kind';
import { RecordPage } from '../editing/record-page';
import { projectCalls, publicAddress } from './project-calls';
import { ProjectFields } from './project-fields';
import { emptyProject, PROJECT_RULES, type ProjectValues } from './project-rules';

const PROJECT: RecordKind<Project, ProjectValues> = {
  calls: projectCalls,
  rules: PROJECT_RULES,
  empty: emptyProject,
  Body: ProjectFields,
  texts: 'projectForm',
  list: '/admin/projects',
  publicAddress,
};

export function ProjectFormPage() {
  return <RecordPage kind={PROJECT} />;
}
