/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export * from './changePasswordDto';
export * from './countsDto';
export * from './errorCode';
export * from './healthDto';
export * from './healthDtoStatus';
export * from './listProjectsParams';
export * from './listProjectsStatus';
export * from './meDto';
export * from './problemDto';
export * from './problemFieldDto';
export * from './projectDto';
export * from './projectDtoStatus';
export * from './projectInput';
export * from './projectInputStatus';
export * from './projectListDto';
export * from './projectRevision';
export * from './projectRevisionStatus';
export * from './readFileParams';
export * from './readFileW';
export * from './sessionDto';
export * from './sessionDtoTokenType';
export * from './signInDto';
export * from './signUpDto';
export * from './uploadedFileDto';
export * from './uploadedFileDtoContentType';
export * from './uploadFileDto';
export * from './userDto';
