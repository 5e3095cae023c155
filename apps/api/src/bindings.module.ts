import { Global, Module } from '@nestjs/common';
import { FilesModule } from '@site/api-files';
import { IdentityModule } from '@site/api-identity';

/** What one module needs of another, under the name of the port it asks for: `UploadedFiles`, `CallerAuthority`. */
@Global()
@Module({ imports: [FilesModule, IdentityModule], exports: [FilesModule, IdentityModule] })
export class BindingsModule {}
