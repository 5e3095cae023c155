export {
  changePassword,
  createProject,
  getGetProjectUrl,
  getMe,
  getProject,
  getUploadFileUrl,
  listProjects,
  readCounts,
  refreshSession,
  removeProject,
  reviseProject,
  signIn,
  signOut,
  signOutEverywhere,
  signUp,
  uploadFile,
} from './generated/api';
export type {
  CountsDto as Counts,
  ListProjectsParams,
  MeDto as Me,
  ProjectDto as Project,
  ProjectInput,
  ProjectListDto as ProjectList,
  SessionDto as Session,
  SignInDto,
  SignUpDto,
  UploadedFileDto as UploadedFile,
  UserDto as User,
} from './generated/model';
export { ApiError, callHeaders, configureHttp, http, httpWithEtag } from './http';
export type { FieldProblem, HttpConfiguration, HttpOptions, Versioned } from './http';
