/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type {
  Announcement,
  AnnouncementTrial,
  ApiKeyInput,
  ApiKeyList,
  BatchDone,
  BatchInput,
  BinBulkDone,
  BinBulkInput,
  BinList,
  Bucket,
  BulkDone,
  BulkInput,
  ChangePassword,
  Changes,
  CodeInput,
  ContactMessageInput,
  ContentKind,
  Counts,
  Delivery,
  DeliveryList,
  DownloadPublicationParams,
  ExportNewsParams,
  ExportPartnersParams,
  ExportProjectsParams,
  ExportPublicationsParams,
  ExportSubscribersParams,
  ExportedRecord,
  FileChanges,
  FileList,
  Firm,
  GetMessageNeighboursParams,
  GetNewsItemBySlugParams,
  GetNewsItemFacetsParams,
  GetNewsItemParams,
  GetPartnerFacetsParams,
  GetPartnerParams,
  GetProjectFacetsParams,
  GetProjectParams,
  GetPublicationFacetsParams,
  GetPublicationParams,
  Health,
  ImportRecordsParams,
  ImportReport,
  Journal,
  LeavingLink,
  LetterLink,
  LibraryFile,
  ListApiKeysParams,
  ListBinParams,
  ListChangesParams,
  ListDeliveriesParams,
  ListFilesParams,
  ListJournalParams,
  ListMessagesParams,
  ListNewsParams,
  ListPartnersParams,
  ListProjectPointsParams,
  ListProjectsParams,
  ListPublicationsParams,
  ListSettingsVersionsParams,
  ListSubscribersParams,
  ListUsersParams,
  ListVersionsParams,
  ListWebhooksParams,
  MadeApiKey,
  MadeWebhook,
  Me,
  Message,
  MessageAccepted,
  MessageBulkInput,
  MessageList,
  MessageNeighbours,
  MessageRevision,
  NewsFacets,
  NewsItem,
  NewsItemChanges,
  NewsItemInput,
  NewsList,
  Overview,
  OwnSessionList,
  Partner,
  PartnerChanges,
  PartnerFacets,
  PartnerInput,
  PartnerList,
  PartnerOrder,
  PartnerOrderInput,
  PasswordResetAccepted,
  PasswordResetConfirmation,
  PasswordResetRequest,
  Preview,
  PreviewInput,
  Project,
  ProjectChanges,
  ProjectFacets,
  ProjectInput,
  ProjectList,
  ProjectPoints,
  ProjectRevision,
  Publication,
  PublicationChanges,
  PublicationFacets,
  PublicationInput,
  PublicationList,
  PublishedFirm,
  ReadFileParams,
  Ready,
  RecoveryCodes,
  ResetLink,
  RestoredRecord,
  RestoredVersion,
  Role,
  RoleGrant,
  SearchEverywhereParams,
  SearchHits,
  SecondFactor,
  SecondFactorInput,
  SecondFactorRemoval,
  SecondFactorSecret,
  Session,
  Settings,
  SignIn,
  SignUp,
  SubscriberList,
  SubscriptionAccepted,
  SubscriptionConfirmed,
  SubscriptionEnded,
  SubscriptionRequest,
  UploadFile,
  UploadedFile,
  UserList,
  VersionList,
  WebhookInput,
  WebhookList,
  WholeVersion
} from './model';

import { http } from '../http';

export const getIsLiveUrl = () => {




  return `/health/live`
}

/**
 * Anyone may call it.
 * @summary The process runs
 */
export const isLive = async ( options?: Parameters<typeof http>[1]): Promise<Health> => {

  return http<Health>(getIsLiveUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getIsServingUrl = () => {




  return `/health/serving`
}

/**
 * Anyone may call it.
 * @summary The process may be sent visitors: schema up to date, not shutting down; pages need no database
 */
export const isServing = async ( options?: Parameters<typeof http>[1]): Promise<Health> => {

  return http<Health>(getIsServingUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getIsReadyUrl = () => {




  return `/health/ready`
}

/**
 * Anyone may call it.
 * @summary The process can do its work: schema up to date, database there, not shutting down
 */
export const isReady = async ( options?: Parameters<typeof http>[1]): Promise<Ready> => {

  return http<Ready>(getIsReadyUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getReadMetricsUrl = () => {




  return `/metrics`
}

/**
 * Needs the token of the settings as a bearer; where there is none, it answers this machine only, and not through a proxy.
 *
 * Anyone may call it.
 * @summary What this instance counts and measures, for Prometheus
 */
export const readMetrics = async ( options?: Parameters<typeof http>[1]): Promise<string> => {

  return http<string>(getReadMetricsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getListChangesUrl = (params?: ListChangesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/changes?${stringifiedParams}` : `/api/v1/changes`
}

/**
 * For a copy that is kept in step: ask without `since`, read all lists, then ask on with `next`. Each change is answered once, those of one record in their order; a record that was hidden or shown has changed, too. Changes are kept for twelve months; older places are refused, and the lists have to be read again.
 *
 * For administrators, and keys for `read`.
 * @summary What has changed since the last call
 */
export const listChanges = async (params?: ListChangesParams, options?: Parameters<typeof http>[1]): Promise<Changes> => {

  return http<Changes>(getListChangesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getExportProjectsUrl = (params: ExportProjectsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["category","location","status","year","department","ids"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/projects/export?${stringifiedParams}` : `/api/v1/projects/export`
}

/**
 * All that the list has with the same filters, in the order in which they were made. CSV: UTF-8 with a byte order mark, a header row, semicolons; what looks like a formula follows a `'`.
 *
 * For administrators.
 * @summary All projects as a table for a spreadsheet, or as JSON
 */
export const exportProjects = async (params: ExportProjectsParams, options?: Parameters<typeof http>[1]): Promise<string | ExportedRecord[]> => {

  return http<string | ExportedRecord[]>(getExportProjectsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getExportPublicationsUrl = (params: ExportPublicationsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["type","category","language","year","department","ids"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/publications/export?${stringifiedParams}` : `/api/v1/publications/export`
}

/**
 * All that the list has with the same filters, in the order in which they were made. CSV: UTF-8 with a byte order mark, a header row, semicolons; what looks like a formula follows a `'`.
 *
 * For administrators.
 * @summary All publications as a table for a spreadsheet, or as JSON
 */
export const exportPublications = async (params: ExportPublicationsParams, options?: Parameters<typeof http>[1]): Promise<string | ExportedRecord[]> => {

  return http<string | ExportedRecord[]>(getExportPublicationsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getExportPartnersUrl = (params: ExportPartnersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["type","country","ids"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/partners/export?${stringifiedParams}` : `/api/v1/partners/export`
}

/**
 * All that the list has with the same filters, in the order in which they were made. CSV: UTF-8 with a byte order mark, a header row, semicolons; what looks like a formula follows a `'`.
 *
 * For administrators.
 * @summary All partners as a table for a spreadsheet, or as JSON
 */
export const exportPartners = async (params: ExportPartnersParams, options?: Parameters<typeof http>[1]): Promise<string | ExportedRecord[]> => {

  return http<string | ExportedRecord[]>(getExportPartnersUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getExportNewsUrl = (params: ExportNewsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["ids"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/news/export?${stringifiedParams}` : `/api/v1/news/export`
}

/**
 * All that the list has with the same filters, in the order in which they were made. CSV: UTF-8 with a byte order mark, a header row, semicolons; what looks like a formula follows a `'`.
 *
 * For administrators.
 * @summary All news as a table for a spreadsheet, or as JSON
 */
export const exportNews = async (params: ExportNewsParams, options?: Parameters<typeof http>[1]): Promise<string | ExportedRecord[]> => {

  return http<string | ExportedRecord[]>(getExportNewsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getSignUpUrl = () => {




  return `/api/v1/auth/sign-up`
}

/**
 * Anyone may call it.
 * @summary Opens an account without any right, and signs in
 */
export const signUp = async (signUpBody: SignUp, options?: Parameters<typeof http>[1]): Promise<Session> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Session>(getSignUpUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(signUpBody)
  }
);}



export const getSignInUrl = () => {




  return `/api/v1/auth/sign-in`
}

/**
 * Anyone may call it.
 * @summary Begins a session; an older one of the same browser ends
 */
export const signIn = async (signInBody: SignIn, options?: Parameters<typeof http>[1]): Promise<Session> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Session>(getSignInUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(signInBody)
  }
);}



export const getRefreshSessionUrl = () => {




  return `/api/v1/auth/refresh`
}

/**
 * For whoever has the session cookie.
 * @summary Exchanges the session cookie for a new one and a new access token
 */
export const refreshSession = async ( options?: Parameters<typeof http>[1]): Promise<Session> => {

  return http<Session>(getRefreshSessionUrl(),
  {
    ...options,
    method: 'POST'


  }
);}



export const getSignOutUrl = () => {




  return `/api/v1/auth/sign-out`
}

/**
 * Anyone may call it.
 * @summary Ends the session of the cookie, or of the access token
 */
export const signOut = async ( options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getSignOutUrl(),
  {
    ...options,
    method: 'POST'


  }
);}



export const getSignOutEverywhereUrl = () => {




  return `/api/v1/auth/sign-out-everywhere`
}

/**
 * For whoever is signed in.
 * @summary Ends all sessions of the caller, this one too
 */
export const signOutEverywhere = async ( options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getSignOutEverywhereUrl(),
  {
    ...options,
    method: 'POST'


  }
);}



export const getGetMeUrl = () => {




  return `/api/v1/auth/me`
}

/**
 * For whoever is signed in.
 * @summary Who is calling, and with which roles at this moment
 */
export const getMe = async ( options?: Parameters<typeof http>[1]): Promise<Me> => {

  return http<Me>(getGetMeUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getChangePasswordUrl = () => {




  return `/api/v1/auth/password`
}

/**
 * For whoever is signed in.
 * @summary Changes the password of the caller; all other sessions end
 */
export const changePassword = async (changePasswordBody: ChangePassword, options?: Parameters<typeof http>[1]): Promise<void> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<void>(getChangePasswordUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changePasswordBody)
  }
);}



export const getListOwnSessionsUrl = () => {




  return `/api/v1/auth/sessions`
}

/**
 * For whoever is signed in.
 * @summary Sessions of the caller: on which devices he is signed in
 */
export const listOwnSessions = async ( options?: Parameters<typeof http>[1]): Promise<OwnSessionList> => {

  return http<OwnSessionList>(getListOwnSessionsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getEndOtherSessionsUrl = () => {




  return `/api/v1/auth/sessions`
}

/**
 * For whoever is signed in.
 * @summary Ends all sessions of the caller but this one; takes effect on their next request
 */
export const endOtherSessions = async ( options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getEndOtherSessionsUrl(),
  {
    ...options,
    method: 'DELETE'


  }
);}



export const getEndOwnSessionUrl = (id: string,) => {




  return `/api/v1/auth/sessions/${encodeURIComponent(String(id))}`
}

/**
 * For whoever is signed in.
 * @summary Ends a session of the caller; takes effect on its next request
 */
export const endOwnSession = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getEndOwnSessionUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}



export const getGetSecondFactorUrl = () => {




  return `/api/v1/auth/second-factor`
}

/**
 * For whoever is signed in.
 * @summary Whether the caller is asked for a code besides the password
 */
export const getSecondFactor = async ( options?: Parameters<typeof http>[1]): Promise<SecondFactor> => {

  return http<SecondFactor>(getGetSecondFactorUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getBeginSecondFactorUrl = () => {




  return `/api/v1/auth/second-factor`
}

/**
 * Nothing is asked for before a first code has confirmed it. Begun again, the former secret is gone.
 *
 * For whoever is signed in.
 * @summary Begin to add a second factor
 */
export const beginSecondFactor = async (secondFactorInput: SecondFactorInput, options?: Parameters<typeof http>[1]): Promise<SecondFactorSecret> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<SecondFactorSecret>(getBeginSecondFactorUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(secondFactorInput)
  }
);}



export const getConfirmSecondFactorUrl = () => {




  return `/api/v1/auth/second-factor/confirm`
}

/**
 * For whoever is signed in.
 * @summary Add the second factor: a first code shows that the application has the secret
 */
export const confirmSecondFactor = async (codeInput: CodeInput, options?: Parameters<typeof http>[1]): Promise<RecoveryCodes> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<RecoveryCodes>(getConfirmSecondFactorUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(codeInput)
  }
);}



export const getCheckSecondFactorUrl = () => {




  return `/api/v1/auth/second-factor/check`
}

/**
 * For whoever is signed in.
 * @summary Give a code, for what asks for one: rights and keys, within five minutes
 */
export const checkSecondFactor = async (codeInput: CodeInput, options?: Parameters<typeof http>[1]): Promise<void> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<void>(getCheckSecondFactorUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(codeInput)
  }
);}



export const getRemoveSecondFactorUrl = () => {




  return `/api/v1/auth/second-factor/remove`
}

/**
 * For whoever is signed in.
 * @summary Take the second factor away
 */
export const removeSecondFactor = async (secondFactorRemoval: SecondFactorRemoval, options?: Parameters<typeof http>[1]): Promise<void> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<void>(getRemoveSecondFactorUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(secondFactorRemoval)
  }
);}



export const getRequestPasswordResetUrl = () => {




  return `/api/v1/auth/password-reset`
}

/**
 * Mails a link that holds for an hour, in the language of the request. Without a mail server an administrator sees the request and hands over a link. Nothing tells whether the address has an account.
 *
 * Anyone may call it.
 * @summary Asks for a link to choose a new password
 */
export const requestPasswordReset = async (passwordResetRequest: PasswordResetRequest, options?: Parameters<typeof http>[1]): Promise<PasswordResetAccepted> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<PasswordResetAccepted>(getRequestPasswordResetUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passwordResetRequest)
  }
);}



export const getConfirmPasswordResetUrl = () => {




  return `/api/v1/auth/password-reset/confirm`
}

/**
 * A link works once; all sessions of its owner end. One that is wrong, used or too old is refused at `/token`.
 *
 * Anyone may call it.
 * @summary Chooses a new password with the token of a link
 */
export const confirmPasswordReset = async (passwordResetConfirmation: PasswordResetConfirmation, options?: Parameters<typeof http>[1]): Promise<void> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<void>(getConfirmPasswordResetUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passwordResetConfirmation)
  }
);}



export const getListUsersUrl = (params?: ListUsersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/admin/users?${stringifiedParams}` : `/api/v1/admin/users`
}

/**
 * For administrators.
 * @summary People with an account, newest first
 */
export const listUsers = async (params?: ListUsersParams, options?: Parameters<typeof http>[1]): Promise<UserList> => {

  return http<UserList>(getListUsersUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getGrantRoleUrl = (id: string,) => {




  return `/api/v1/admin/users/${encodeURIComponent(String(id))}/roles`
}

/**
 * For administrators.
 * @summary Makes somebody an administrator; takes effect on the next request
 */
export const grantRole = async (id: string,
    roleGrant: RoleGrant, options?: Parameters<typeof http>[1]): Promise<void> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<void>(getGrantRoleUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(roleGrant)
  }
);}



export const getRevokeRoleUrl = (id: string,
    role: Role,) => {




  return `/api/v1/admin/users/${encodeURIComponent(String(id))}/roles/${encodeURIComponent(String(role))}`
}

/**
 * For administrators.
 * @summary Takes a role back; takes effect on the next request
 */
export const revokeRole = async (id: string,
    role: Role, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getRevokeRoleUrl(id,role),
  {
    ...options,
    method: 'DELETE'


  }
);}



export const getEndUserSessionsUrl = (id: string,) => {




  return `/api/v1/admin/users/${encodeURIComponent(String(id))}/sessions`
}

/**
 * For administrators.
 * @summary Ends all sessions of somebody; takes effect on the next request
 */
export const endUserSessions = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getEndUserSessionsUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}



export const getResetSecondFactorUrl = (id: string,) => {




  return `/api/v1/admin/users/${encodeURIComponent(String(id))}/second-factor`
}

/**
 * One’s own goes with the password, by `/auth/second-factor/remove`.
 *
 * For administrators.
 * @summary Takes the second factor of somebody away who lost the device
 */
export const resetSecondFactor = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getResetSecondFactorUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}



export const getCreateResetLinkUrl = (id: string,) => {




  return `/api/v1/admin/users/${encodeURIComponent(String(id))}/password-reset`
}

/**
 * Mailed, it holds for an hour; where no mail can be sent, it is answered, to be handed over within a day. It works once, and the links before it do not work any more. Nobody makes one for himself.
 *
 * For administrators.
 * @summary Makes a link by which somebody chooses a new password
 */
export const createResetLink = async (id: string, options?: Parameters<typeof http>[1]): Promise<ResetLink> => {

  return http<ResetLink>(getCreateResetLinkUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}



export const getListApiKeysUrl = (params?: ListApiKeysParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/admin/api-keys?${stringifiedParams}` : `/api/v1/admin/api-keys`
}

/**
 * For administrators.
 * @summary Keys of machines, newest first
 */
export const listApiKeys = async (params?: ListApiKeysParams, options?: Parameters<typeof http>[1]): Promise<ApiKeyList> => {

  return http<ApiKeyList>(getListApiKeysUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getCreateApiKeyUrl = () => {




  return `/api/v1/admin/api-keys`
}

/**
 * The key is shown once, and stored nowhere.
 *
 * For administrators.
 * @summary Make a key for a machine
 */
export const createApiKey = async (apiKeyInput: ApiKeyInput, options?: Parameters<typeof http>[1]): Promise<MadeApiKey> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<MadeApiKey>(getCreateApiKeyUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(apiKeyInput)
  }
);}



export const getDeleteApiKeyUrl = (id: string,) => {




  return `/api/v1/admin/api-keys/${encodeURIComponent(String(id))}`
}

/**
 * For administrators.
 * @summary Take a key back; it opens nothing from the next request on
 */
export const deleteApiKey = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeleteApiKeyUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}



export const getUploadFileUrl = (bucket: Bucket,) => {




  return `/api/v1/files/${encodeURIComponent(String(bucket))}`
}

/**
 * For administrators, and keys for `files:write`.
 * @summary Upload an image or a document
 */
export const uploadFile = async (bucket: Bucket,
    uploadFileBody: UploadFile, options?: Parameters<typeof http>[1]): Promise<UploadedFile> => {
    const formData = new FormData();
formData.append(`file`, uploadFileBody.file);

  return http<UploadedFile>(getUploadFileUrl(bucket),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}



export const getGetFileUrl = (id: string,) => {




  return `/api/v1/files/${encodeURIComponent(String(id))}`
}

/**
 * For administrators, and keys for `read`.
 * @summary What is known of one file
 */
export const getFile = async (id: string, options?: Parameters<typeof http>[1]): Promise<LibraryFile> => {

  return http<LibraryFile>(getGetFileUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}



export const getUpdateFileUrl = (id: string,) => {




  return `/api/v1/files/${encodeURIComponent(String(id))}`
}

/**
 * What is absent stays. A file may come back as it was read. The records that use it answer with this in `files`, and change neither their version nor their history.
 *
 * For administrators, and keys for `files:write`.
 * @summary Say what a file is called and shows, and where it may not be cropped
 */
export const updateFile = async (id: string,
    fileChanges: FileChanges, options?: Parameters<typeof http>[1]): Promise<LibraryFile> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<LibraryFile>(getUpdateFileUrl(id),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/merge-patch+json', ...getHeaders(options?.headers) },
    body: JSON.stringify(fileChanges)
  }
);}



export const getDeleteFileUrl = (id: string,) => {




  return `/api/v1/files/${encodeURIComponent(String(id))}`
}

/**
 * While a record uses it, or one in the bin would again, it is refused with what that is.
 *
 * For administrators, and keys for `files:write`.
 * @summary Delete a file that nobody uses
 */
export const deleteFile = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeleteFileUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}



export const getListFilesUrl = (params?: ListFilesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/files?${stringifiedParams}` : `/api/v1/files`
}

/**
 * All of them, whether visitors see them or not; `q` searches names and alternative texts.
 *
 * For administrators, and keys for `read`.
 * @summary Files, the newest first or sorted
 */
export const listFiles = async (params?: ListFilesParams, options?: Parameters<typeof http>[1]): Promise<FileList> => {

  return http<FileList>(getListFilesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getReplaceFileUrl = (id: string,) => {




  return `/api/v1/files/${encodeURIComponent(String(id))}/content`
}

/**
 * Its address stays, whatever the new format is; what was made of the former bytes is forgotten. Limits as for an upload.
 *
 * For administrators, and keys for `files:write`.
 * @summary Replace the bytes of a file
 */
export const replaceFile = async (id: string,
    uploadFile: UploadFile, options?: Parameters<typeof http>[1]): Promise<LibraryFile> => {
    const formData = new FormData();
formData.append(`file`, uploadFile.file);

  return http<LibraryFile>(getReplaceFileUrl(id),
  {
    ...options,
    method: 'PUT'
    ,
    body: formData
  }
);}



export const getReadFileUrl = (bucket: Bucket,
    name: string,
    params?: ReadFileParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/files/${encodeURIComponent(String(bucket))}/${encodeURIComponent(String(name))}?${stringifiedParams}` : `/files/${encodeURIComponent(String(bucket))}/${encodeURIComponent(String(name))}`
}

/**
 * Anyone may call it.
 * @summary A stored file, or a smaller form of a stored image
 */
export const readFile = async (bucket: Bucket,
    name: string,
    params?: ReadFileParams, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getReadFileUrl(bucket,name,params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getListProjectPointsUrl = (params?: ListProjectPointsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["category","location","status","year","department"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/projects/points?${stringifiedParams}` : `/api/v1/projects/points`
}

/**
 * The newest 500 of those that have a point, as a list of the same search and filters has them.
 *
 * Anyone may call it; an administrator is shown more, and so is a key for `read` or `content:write`.
 * @summary Where public projects are
 */
export const listProjectPoints = async (params?: ListProjectPointsParams, options?: Parameters<typeof http>[1]): Promise<ProjectPoints> => {

  return http<ProjectPoints>(getListProjectPointsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getListProjectsUrl = (params?: ListProjectsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["ids","fields","category","location","status","year","department"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/projects?${stringifiedParams}` : `/api/v1/projects`
}

/**
 * Anyone may call it; an administrator is shown more, and so is a key for `read` or `content:write`.
 * @summary Projects, newest first or sorted
 */
export const listProjects = async (params?: ListProjectsParams, options?: Parameters<typeof http>[1]): Promise<ProjectList> => {

  return http<ProjectList>(getListProjectsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getCreateProjectUrl = () => {




  return `/api/v1/projects`
}

/**
 * For administrators, and keys for `content:write`.
 * @summary Publish a project
 */
export const createProject = async (projectInput: ProjectInput, options?: Parameters<typeof http>[1]): Promise<Project> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Project>(getCreateProjectUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(projectInput)
  }
);}



export const getGetProjectFacetsUrl = (params?: GetProjectFacetsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["category","location","status","year","department"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/projects/facets?${stringifiedParams}` : `/api/v1/projects/facets`
}

/**
 * Anyone may call it; an administrator is shown more, and so is a key for `read` or `content:write`.
 * @summary How many projects there are of each value that lists are filtered by
 */
export const getProjectFacets = async (params?: GetProjectFacetsParams, options?: Parameters<typeof http>[1]): Promise<ProjectFacets> => {

  return http<ProjectFacets>(getGetProjectFacetsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getGetProjectUrl = (id: string,
    params?: GetProjectParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["fields"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/projects/${encodeURIComponent(String(id))}?${stringifiedParams}` : `/api/v1/projects/${encodeURIComponent(String(id))}`
}

/**
 * Anyone may call it; an administrator is shown more, and so is a key for `read` or `content:write`.
 * @summary One project
 */
export const getProject = async (id: string,
    params?: GetProjectParams, options?: Parameters<typeof http>[1]): Promise<Project> => {

  return http<Project>(getGetProjectUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getReplaceProjectUrl = (id: string,) => {




  return `/api/v1/projects/${encodeURIComponent(String(id))}`
}

/**
 * Replaces the whole record: every field is written as it is sent, and an absent `image_url` removes the image. A record may come back as it was read.
 *
 * For administrators, and keys for `content:write`.
 * @summary Replace a project
 */
export const replaceProject = async (id: string,
    projectRevision: ProjectRevision, options?: Parameters<typeof http>[1]): Promise<Project> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Project>(getReplaceProjectUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(projectRevision)
  }
);}



export const getUpdateProjectUrl = (id: string,) => {




  return `/api/v1/projects/${encodeURIComponent(String(id))}`
}

/**
 * Merges what is sent into the record (RFC 7396); what is absent stays. A record may come back as it was read.
 *
 * For administrators, and keys for `content:write`.
 * @summary Update some of a project
 */
export const updateProject = async (id: string,
    projectChanges: ProjectChanges, options?: Parameters<typeof http>[1]): Promise<Project> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Project>(getUpdateProjectUrl(id),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/merge-patch+json', ...getHeaders(options?.headers) },
    body: JSON.stringify(projectChanges)
  }
);}



export const getDeleteProjectUrl = (id: string,) => {




  return `/api/v1/projects/${encodeURIComponent(String(id))}`
}

/**
 * For administrators, and keys for `content:write`.
 * @summary Delete a project
 */
export const deleteProject = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeleteProjectUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}



export const getListPublicationsUrl = (params?: ListPublicationsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["ids","fields","type","category","language","year","department"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/publications?${stringifiedParams}` : `/api/v1/publications`
}

/**
 * Anyone may call it; an administrator is shown more, and so is a key for `read` or `content:write`.
 * @summary Publications, newest first or sorted
 */
export const listPublications = async (params?: ListPublicationsParams, options?: Parameters<typeof http>[1]): Promise<PublicationList> => {

  return http<PublicationList>(getListPublicationsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getCreatePublicationUrl = () => {




  return `/api/v1/publications`
}

/**
 * For administrators, and keys for `content:write`.
 * @summary Publish a publication
 */
export const createPublication = async (publicationInput: PublicationInput, options?: Parameters<typeof http>[1]): Promise<Publication> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Publication>(getCreatePublicationUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(publicationInput)
  }
);}



export const getGetPublicationFacetsUrl = (params?: GetPublicationFacetsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["type","category","language","year","department"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/publications/facets?${stringifiedParams}` : `/api/v1/publications/facets`
}

/**
 * Anyone may call it; an administrator is shown more, and so is a key for `read` or `content:write`.
 * @summary How many publications there are of each value that lists are filtered by
 */
export const getPublicationFacets = async (params?: GetPublicationFacetsParams, options?: Parameters<typeof http>[1]): Promise<PublicationFacets> => {

  return http<PublicationFacets>(getGetPublicationFacetsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getGetPublicationUrl = (id: string,
    params?: GetPublicationParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["fields"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/publications/${encodeURIComponent(String(id))}?${stringifiedParams}` : `/api/v1/publications/${encodeURIComponent(String(id))}`
}

/**
 * Anyone may call it; an administrator is shown more, and so is a key for `read` or `content:write`.
 * @summary One publication
 */
export const getPublication = async (id: string,
    params?: GetPublicationParams, options?: Parameters<typeof http>[1]): Promise<Publication> => {

  return http<Publication>(getGetPublicationUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getReplacePublicationUrl = (id: string,) => {




  return `/api/v1/publications/${encodeURIComponent(String(id))}`
}

/**
 * Replaces the whole record: every field is written as it is sent, and an absent `file_url` removes the file. `downloads` stays. A record may come back as it was read.
 *
 * For administrators, and keys for `content:write`.
 * @summary Replace a publication
 */
export const replacePublication = async (id: string,
    publicationInput: PublicationInput, options?: Parameters<typeof http>[1]): Promise<Publication> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Publication>(getReplacePublicationUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(publicationInput)
  }
);}



export const getUpdatePublicationUrl = (id: string,) => {




  return `/api/v1/publications/${encodeURIComponent(String(id))}`
}

/**
 * Merges what is sent into the record (RFC 7396); what is absent stays. A record may come back as it was read.
 *
 * For administrators, and keys for `content:write`.
 * @summary Update some of a publication
 */
export const updatePublication = async (id: string,
    publicationChanges: PublicationChanges, options?: Parameters<typeof http>[1]): Promise<Publication> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Publication>(getUpdatePublicationUrl(id),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/merge-patch+json', ...getHeaders(options?.headers) },
    body: JSON.stringify(publicationChanges)
  }
);}



export const getDeletePublicationUrl = (id: string,) => {




  return `/api/v1/publications/${encodeURIComponent(String(id))}`
}

/**
 * For administrators, and keys for `content:write`.
 * @summary Delete a publication
 */
export const deletePublication = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeletePublicationUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}



export const getDownloadPublicationUrl = (id: string,
    params?: DownloadPublicationParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/publications/${encodeURIComponent(String(id))}/download?${stringifiedParams}` : `/api/v1/publications/${encodeURIComponent(String(id))}/download`
}

/**
 * Sent under the title of the publication. Each completed download counts once and is in `downloads` before its last bytes are sent; `HEAD`, 304, parts of the document, errors, broken transfers and robots do not count.
 *
 * Anyone may call it.
 * @summary Download the document of a publication
 */
export const downloadPublication = async (id: string,
    params?: DownloadPublicationParams, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getDownloadPublicationUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getGetPartnerOrderUrl = () => {




  return `/api/v1/partners/order`
}

/**
 * Hidden ones are among them. Anyone may read the others in it by `sort=place`.
 *
 * For administrators, and keys for `read` or `content:write`.
 * @summary The partners in the order of the site
 */
export const getPartnerOrder = async ( options?: Parameters<typeof http>[1]): Promise<PartnerOrder> => {

  return http<PartnerOrder>(getGetPartnerOrderUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getArrangePartnersUrl = () => {




  return `/api/v1/partners/order`
}

/**
 * The order has a version of its own: who has not seen the one that stands is refused. A new partner comes last.
 *
 * For administrators, and keys for `content:write`.
 * @summary Put the partners in order
 */
export const arrangePartners = async (partnerOrderInput: PartnerOrderInput, options?: Parameters<typeof http>[1]): Promise<PartnerOrder> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<PartnerOrder>(getArrangePartnersUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(partnerOrderInput)
  }
);}



export const getListPartnersUrl = (params?: ListPartnersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["ids","fields","type","country"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/partners?${stringifiedParams}` : `/api/v1/partners`
}

/**
 * `sort=place` is the order of the site.
 *
 * Anyone may call it; an administrator is shown more, and so is a key for `read` or `content:write`.
 * @summary Partners, newest first or sorted
 */
export const listPartners = async (params?: ListPartnersParams, options?: Parameters<typeof http>[1]): Promise<PartnerList> => {

  return http<PartnerList>(getListPartnersUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getCreatePartnerUrl = () => {




  return `/api/v1/partners`
}

/**
 * For administrators, and keys for `content:write`.
 * @summary Publish a partner
 */
export const createPartner = async (partnerInput: PartnerInput, options?: Parameters<typeof http>[1]): Promise<Partner> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Partner>(getCreatePartnerUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(partnerInput)
  }
);}



export const getGetPartnerFacetsUrl = (params?: GetPartnerFacetsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["type","country"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/partners/facets?${stringifiedParams}` : `/api/v1/partners/facets`
}

/**
 * Anyone may call it; an administrator is shown more, and so is a key for `read` or `content:write`.
 * @summary How many partners there are of each value that lists are filtered by
 */
export const getPartnerFacets = async (params?: GetPartnerFacetsParams, options?: Parameters<typeof http>[1]): Promise<PartnerFacets> => {

  return http<PartnerFacets>(getGetPartnerFacetsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getGetPartnerUrl = (id: string,
    params?: GetPartnerParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["fields"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/partners/${encodeURIComponent(String(id))}?${stringifiedParams}` : `/api/v1/partners/${encodeURIComponent(String(id))}`
}

/**
 * Anyone may call it; an administrator is shown more, and so is a key for `read` or `content:write`.
 * @summary One partner
 */
export const getPartner = async (id: string,
    params?: GetPartnerParams, options?: Parameters<typeof http>[1]): Promise<Partner> => {

  return http<Partner>(getGetPartnerUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getReplacePartnerUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}`
}

/**
 * Replaces the whole record: an absent `logo_url` or `website_url` removes it, an absent `projects_count` is 0. A record may come back as it was read.
 *
 * For administrators, and keys for `content:write`.
 * @summary Replace a partner
 */
export const replacePartner = async (id: string,
    partnerInput: PartnerInput, options?: Parameters<typeof http>[1]): Promise<Partner> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Partner>(getReplacePartnerUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(partnerInput)
  }
);}



export const getUpdatePartnerUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}`
}

/**
 * Merges what is sent into the record (RFC 7396); what is absent stays. A record may come back as it was read.
 *
 * For administrators, and keys for `content:write`.
 * @summary Update some of a partner
 */
export const updatePartner = async (id: string,
    partnerChanges: PartnerChanges, options?: Parameters<typeof http>[1]): Promise<Partner> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Partner>(getUpdatePartnerUrl(id),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/merge-patch+json', ...getHeaders(options?.headers) },
    body: JSON.stringify(partnerChanges)
  }
);}



export const getDeletePartnerUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}`
}

/**
 * For administrators, and keys for `content:write`.
 * @summary Delete a partner
 */
export const deletePartner = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeletePartnerUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}



export const getListNewsUrl = (params?: ListNewsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["ids","fields"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/news?${stringifiedParams}` : `/api/v1/news`
}

/**
 * What will be published later is shown to administrators only, and counted for them only.
 *
 * Anyone may call it; an administrator is shown more, and so is a key for `read` or `content:write`.
 * @summary News, newest first or sorted
 */
export const listNews = async (params?: ListNewsParams, options?: Parameters<typeof http>[1]): Promise<NewsList> => {

  return http<NewsList>(getListNewsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getCreateNewsItemUrl = () => {




  return `/api/v1/news`
}

/**
 * For administrators, and keys for `content:write`.
 * @summary Publish a news item
 */
export const createNewsItem = async (newsItemInput: NewsItemInput, options?: Parameters<typeof http>[1]): Promise<NewsItem> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<NewsItem>(getCreateNewsItemUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newsItemInput)
  }
);}



export const getGetNewsItemFacetsUrl = (params?: GetNewsItemFacetsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/news/facets?${stringifiedParams}` : `/api/v1/news/facets`
}

/**
 * Anyone may call it; an administrator is shown more, and so is a key for `read` or `content:write`.
 * @summary How many news items there are of each value that lists are filtered by
 */
export const getNewsItemFacets = async (params?: GetNewsItemFacetsParams, options?: Parameters<typeof http>[1]): Promise<NewsFacets> => {

  return http<NewsFacets>(getGetNewsItemFacetsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getGetNewsItemUrl = (id: string,
    params?: GetNewsItemParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["fields"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/news/${encodeURIComponent(String(id))}?${stringifiedParams}` : `/api/v1/news/${encodeURIComponent(String(id))}`
}

/**
 * Anyone may call it; an administrator is shown more, and so is a key for `read` or `content:write`.
 * @summary One news item
 */
export const getNewsItem = async (id: string,
    params?: GetNewsItemParams, options?: Parameters<typeof http>[1]): Promise<NewsItem> => {

  return http<NewsItem>(getGetNewsItemUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getReplaceNewsItemUrl = (id: string,) => {




  return `/api/v1/news/${encodeURIComponent(String(id))}`
}

/**
 * Replaces the whole record: an absent `image_url` removes the image, an absent `published_at` is now. A record may come back as it was read.
 *
 * For administrators, and keys for `content:write`.
 * @summary Replace a news item
 */
export const replaceNewsItem = async (id: string,
    newsItemInput: NewsItemInput, options?: Parameters<typeof http>[1]): Promise<NewsItem> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<NewsItem>(getReplaceNewsItemUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newsItemInput)
  }
);}



export const getUpdateNewsItemUrl = (id: string,) => {




  return `/api/v1/news/${encodeURIComponent(String(id))}`
}

/**
 * Merges what is sent into the record (RFC 7396); what is absent stays. A record may come back as it was read.
 *
 * For administrators, and keys for `content:write`.
 * @summary Update some of a news item
 */
export const updateNewsItem = async (id: string,
    newsItemChanges: NewsItemChanges, options?: Parameters<typeof http>[1]): Promise<NewsItem> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<NewsItem>(getUpdateNewsItemUrl(id),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/merge-patch+json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newsItemChanges)
  }
);}



export const getDeleteNewsItemUrl = (id: string,) => {




  return `/api/v1/news/${encodeURIComponent(String(id))}`
}

/**
 * For administrators, and keys for `content:write`.
 * @summary Delete a news item
 */
export const deleteNewsItem = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeleteNewsItemUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}



export const getGetNewsItemBySlugUrl = (slug: string,
    params?: GetNewsItemBySlugParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["fields"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/news/by-slug/${encodeURIComponent(String(slug))}?${stringifiedParams}` : `/api/v1/news/by-slug/${encodeURIComponent(String(slug))}`
}

/**
 * Anyone may call it; an administrator is shown more, and so is a key for `read` or `content:write`.
 * @summary The news item of a page
 */
export const getNewsItemBySlug = async (slug: string,
    params?: GetNewsItemBySlugParams, options?: Parameters<typeof http>[1]): Promise<NewsItem> => {

  return http<NewsItem>(getGetNewsItemBySlugUrl(slug,params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getSubscribeToNewsletterUrl = () => {




  return `/api/v1/newsletter/subscriptions`
}

/**
 * Mails a link by which the address is confirmed within 48 hours, if it is not subscribed yet. Nothing tells whether the address was known.
 *
 * Anyone may call it.
 * @summary Asks for the newsletter
 */
export const subscribeToNewsletter = async (subscriptionRequest: SubscriptionRequest, options?: Parameters<typeof http>[1]): Promise<SubscriptionAccepted> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<SubscriptionAccepted>(getSubscribeToNewsletterUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(subscriptionRequest)
  }
);}



export const getConfirmSubscriptionUrl = () => {




  return `/api/v1/newsletter/subscriptions/confirm`
}

/**
 * Works once and may be repeated; one that is wrong or too old is refused at `/token`.
 *
 * Anyone may call it.
 * @summary Confirms a subscription with the token of its letter
 */
export const confirmSubscription = async (letterLink: LetterLink, options?: Parameters<typeof http>[1]): Promise<SubscriptionConfirmed> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<SubscriptionConfirmed>(getConfirmSubscriptionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(letterLink)
  }
);}



export const getUnsubscribeUrl = () => {




  return `/api/v1/newsletter/subscriptions/unsubscribe`
}

/**
 * Takes effect at once, may be repeated and does not expire; the address is erased. Nothing tells whether the token was known.
 *
 * Anyone may call it.
 * @summary Ends a subscription with the token of any letter
 */
export const unsubscribe = async (leavingLink: LeavingLink, options?: Parameters<typeof http>[1]): Promise<SubscriptionEnded> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<SubscriptionEnded>(getUnsubscribeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(leavingLink)
  }
);}



export const getListSubscribersUrl = (params?: ListSubscribersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/admin/newsletter?${stringifiedParams}` : `/api/v1/admin/newsletter`
}

/**
 * For administrators.
 * @summary Subscriptions to the newsletter, newest first or sorted
 */
export const listSubscribers = async (params?: ListSubscribersParams, options?: Parameters<typeof http>[1]): Promise<SubscriberList> => {

  return http<SubscriberList>(getListSubscribersUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getExportSubscribersUrl = (params?: ExportSubscribersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/admin/newsletter/export?${stringifiedParams}` : `/api/v1/admin/newsletter/export`
}

/**
 * UTF-8 with a byte order mark, a header row, semicolons; what looks like a formula follows a `'`.
 *
 * For administrators.
 * @summary Subscriptions as a table for a spreadsheet
 */
export const exportSubscribers = async (params?: ExportSubscribersParams, options?: Parameters<typeof http>[1]): Promise<string> => {

  return http<string>(getExportSubscribersUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getDeleteSubscriberUrl = (id: string,) => {




  return `/api/v1/admin/newsletter/${encodeURIComponent(String(id))}`
}

/**
 * For administrators.
 * @summary Erases a subscription and all that is known of it
 */
export const deleteSubscriber = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeleteSubscriberUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}



export const getGetAnnouncementUrl = (id: string,) => {




  return `/api/v1/admin/newsletter/announcements/${encodeURIComponent(String(id))}`
}

/**
 * Of an item that visitors see.
 *
 * For administrators.
 * @summary The letter that announces a news item, and whether it was sent
 */
export const getAnnouncement = async (id: string, options?: Parameters<typeof http>[1]): Promise<Announcement> => {

  return http<Announcement>(getGetAnnouncementUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}



export const getAnnounceNewsUrl = (id: string,) => {




  return `/api/v1/admin/newsletter/announcements/${encodeURIComponent(String(id))}`
}

/**
 * Once for each item: each address gets one letter, in its language, with a link to unsubscribe by one click. The letters are queued and go out one by one.
 *
 * For administrators.
 * @summary Announces a news item to every confirmed address
 */
export const announceNews = async (id: string, options?: Parameters<typeof http>[1]): Promise<Announcement> => {

  return http<Announcement>(getAnnounceNewsUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}



export const getTryAnnouncementUrl = (id: string,) => {




  return `/api/v1/admin/newsletter/announcements/${encodeURIComponent(String(id))}/trial`
}

/**
 * For administrators.
 * @summary Sends the letter to the address of whoever asks, and to nobody else
 */
export const tryAnnouncement = async (id: string,
    announcementTrial: AnnouncementTrial, options?: Parameters<typeof http>[1]): Promise<void> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<void>(getTryAnnouncementUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(announcementTrial)
  }
);}



export const getSendContactMessageUrl = () => {




  return `/api/v1/contact-messages`
}

/**
 * The message is stored, then mailed to the firm as soon as its mail server answers. What looks like spam is filed apart and not mailed; the answer is the same. Five messages in ten minutes from one address, and thirty mails an hour in all. No address of a visitor is stored.
 *
 * Anyone may call it.
 * @summary Write to the firm
 */
export const sendContactMessage = async (contactMessageInput: ContactMessageInput, options?: Parameters<typeof http>[1]): Promise<MessageAccepted> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<MessageAccepted>(getSendContactMessageUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contactMessageInput)
  }
);}



export const getListMessagesUrl = (params?: ListMessagesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/admin/messages?${stringifiedParams}` : `/api/v1/admin/messages`
}

/**
 * For administrators, and keys for `messages:read`.
 * @summary Messages of visitors, newest first
 */
export const listMessages = async (params?: ListMessagesParams, options?: Parameters<typeof http>[1]): Promise<MessageList> => {

  return http<MessageList>(getListMessagesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getChangeMessagesUrl = () => {




  return `/api/v1/admin/messages/bulk`
}

/**
 * All of them or none: `errors` point at those that refuse.
 *
 * For administrators.
 * @summary File or erase messages together
 */
export const changeMessages = async (messageBulkInput: MessageBulkInput, options?: Parameters<typeof http>[1]): Promise<BulkDone> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<BulkDone>(getChangeMessagesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(messageBulkInput)
  }
);}



export const getGetMessageUrl = (id: string,) => {




  return `/api/v1/admin/messages/${encodeURIComponent(String(id))}`
}

/**
 * For administrators, and keys for `messages:read`.
 * @summary One message, in full
 */
export const getMessage = async (id: string, options?: Parameters<typeof http>[1]): Promise<Message> => {

  return http<Message>(getGetMessageUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}



export const getReplaceMessageUrl = (id: string,) => {




  return `/api/v1/admin/messages/${encodeURIComponent(String(id))}`
}

/**
 * A message that came as spam is mailed to the firm, as it would have been, when it is first filed as new.
 *
 * For administrators.
 * @summary File a message as new, handled or spam, and note something about it
 */
export const replaceMessage = async (id: string,
    messageRevision: MessageRevision, options?: Parameters<typeof http>[1]): Promise<Message> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Message>(getReplaceMessageUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(messageRevision)
  }
);}



export const getDeleteMessageUrl = (id: string,) => {




  return `/api/v1/admin/messages/${encodeURIComponent(String(id))}`
}

/**
 * Nothing of it is kept, and nothing brings it back.
 *
 * For administrators.
 * @summary Erase a message
 */
export const deleteMessage = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeleteMessageUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}



export const getGetMessageNeighboursUrl = (id: string,
    params?: GetMessageNeighboursParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/admin/messages/${encodeURIComponent(String(id))}/neighbours?${stringifiedParams}` : `/api/v1/admin/messages/${encodeURIComponent(String(id))}/neighbours`
}

/**
 * In a list with these filters, newest first, whether the message is in it or not.
 *
 * For administrators.
 * @summary The messages beside one
 */
export const getMessageNeighbours = async (id: string,
    params?: GetMessageNeighboursParams, options?: Parameters<typeof http>[1]): Promise<MessageNeighbours> => {

  return http<MessageNeighbours>(getGetMessageNeighboursUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getMarkMessageReadUrl = (id: string,) => {




  return `/api/v1/admin/messages/${encodeURIComponent(String(id))}/read`
}

/**
 * The first time counts. The version stays: nobody else is refused for it.
 *
 * For administrators.
 * @summary Note that a message is open
 */
export const markMessageRead = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getMarkMessageReadUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}



export const getMarkMessageUnreadUrl = (id: string,) => {




  return `/api/v1/admin/messages/${encodeURIComponent(String(id))}/read`
}

/**
 * It counts as unread until it is opened again. The version stays.
 *
 * For administrators.
 * @summary Take back that a message was read
 */
export const markMessageUnread = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getMarkMessageUnreadUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}



export const getListWebhooksUrl = (params?: ListWebhooksParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/admin/webhooks?${stringifiedParams}` : `/api/v1/admin/webhooks`
}

/**
 * For administrators.
 * @summary Addresses that are told of changes, newest first
 */
export const listWebhooks = async (params?: ListWebhooksParams, options?: Parameters<typeof http>[1]): Promise<WebhookList> => {

  return http<WebhookList>(getListWebhooksUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getCreateWebhookUrl = () => {




  return `/api/v1/admin/webhooks`
}

/**
 * Each change is posted to it within a second of its commit, at least once, those of one record in their order: `{"type": "record.changed" or "record.removed", "timestamp", "data": {kind, id, removed, version, changed_at}}`, signed as Standard Webhooks says (`webhook-id`, `webhook-timestamp`, `webhook-signature`). What is not answered with 2xx within ten seconds is tried again for three days; 410 ends that.
 *
 * For administrators.
 * @summary Have an address told of changes
 */
export const createWebhook = async (webhookInput: WebhookInput, options?: Parameters<typeof http>[1]): Promise<MadeWebhook> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<MadeWebhook>(getCreateWebhookUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(webhookInput)
  }
);}



export const getDeleteWebhookUrl = (id: string,) => {




  return `/api/v1/admin/webhooks/${encodeURIComponent(String(id))}`
}

/**
 * For administrators.
 * @summary Tell an address nothing more
 */
export const deleteWebhook = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeleteWebhookUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}



export const getListDeliveriesUrl = (id: string,
    params?: ListDeliveriesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/admin/webhooks/${encodeURIComponent(String(id))}/deliveries?${stringifiedParams}` : `/api/v1/admin/webhooks/${encodeURIComponent(String(id))}/deliveries`
}

/**
 * Kept for thirty days.
 *
 * For administrators.
 * @summary What an address was told, newest first
 */
export const listDeliveries = async (id: string,
    params?: ListDeliveriesParams, options?: Parameters<typeof http>[1]): Promise<DeliveryList> => {

  return http<DeliveryList>(getListDeliveriesUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getReplayDeliveryUrl = (id: string,
    delivery: string,) => {




  return `/api/v1/admin/webhooks/${encodeURIComponent(String(id))}/deliveries/${encodeURIComponent(String(delivery))}/replay`
}

/**
 * Under the same `webhook-id`: who has heard it can tell.
 *
 * For administrators.
 * @summary Tell it once more
 */
export const replayDelivery = async (id: string,
    delivery: string, options?: Parameters<typeof http>[1]): Promise<Delivery> => {

  return http<Delivery>(getReplayDeliveryUrl(id,delivery),
  {
    ...options,
    method: 'POST'


  }
);}



export const getGetSettingsUrl = () => {




  return `/api/v1/settings`
}

/**
 * Null: nobody has given the fact. Whoever shows facts leaves it out.
 *
 * Anyone may call it.
 * @summary The facts of the firm
 */
export const getSettings = async ( options?: Parameters<typeof http>[1]): Promise<PublishedFirm> => {

  return http<PublishedFirm>(getGetSettingsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getGetAdminSettingsUrl = () => {




  return `/api/v1/admin/settings`
}

/**
 * For administrators.
 * @summary The facts of the firm, and which are still to be given
 */
export const getAdminSettings = async ( options?: Parameters<typeof http>[1]): Promise<Settings> => {

  return http<Settings>(getGetAdminSettingsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getReplaceSettingsUrl = () => {




  return `/api/v1/admin/settings`
}

/**
 * Replaces them all: every fact has to be there, null where nobody has given it. They are live on all pages at once. `to_complete` may come back as it was read.
 *
 * For administrators.
 * @summary Replace the facts of the firm
 */
export const replaceSettings = async (firm: Firm, options?: Parameters<typeof http>[1]): Promise<Settings> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Settings>(getReplaceSettingsUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(firm)
  }
);}



export const getReadCountsUrl = () => {




  return `/api/v1/admin/counts`
}

/**
 * For administrators.
 * @summary How many records of each kind there are
 */
export const readCounts = async ( options?: Parameters<typeof http>[1]): Promise<Counts> => {

  return http<Counts>(getReadCountsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getReadOverviewUrl = () => {




  return `/api/v1/admin/overview`
}

/**
 * For administrators.
 * @summary What is new, and what waits for somebody
 */
export const readOverview = async ( options?: Parameters<typeof http>[1]): Promise<Overview> => {

  return http<Overview>(getReadOverviewUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getSearchEverywhereUrl = (params: SearchEverywhereParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/admin/search?${stringifiedParams}` : `/api/v1/admin/search`
}

/**
 * For administrators.
 * @summary Search in records of all kinds, messages and people at once
 */
export const searchEverywhere = async (params: SearchEverywhereParams, options?: Parameters<typeof http>[1]): Promise<SearchHits> => {

  return http<SearchHits>(getSearchEverywhereUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getListSettingsVersionsUrl = (params?: ListSettingsVersionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/admin/settings/versions?${stringifiedParams}` : `/api/v1/admin/settings/versions`
}

/**
 * For administrators.
 * @summary What the facts of the firm were, the newest version first
 */
export const listSettingsVersions = async (params?: ListSettingsVersionsParams, options?: Parameters<typeof http>[1]): Promise<VersionList> => {

  return http<VersionList>(getListSettingsVersionsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getGetSettingsVersionUrl = (version: number,) => {




  return `/api/v1/admin/settings/versions/${encodeURIComponent(String(version))}`
}

/**
 * For administrators.
 * @summary One version of the facts of the firm
 */
export const getSettingsVersion = async (version: number, options?: Parameters<typeof http>[1]): Promise<WholeVersion> => {

  return http<WholeVersion>(getGetSettingsVersionUrl(version),
  {
    ...options,
    method: 'GET'


  }
);}



export const getRestoreSettingsVersionUrl = (version: number,) => {




  return `/api/v1/admin/settings/versions/${encodeURIComponent(String(version))}/restore`
}

/**
 * Writes it as a new version, by the rules of today: what is accepted no more is refused at its field. Whether visitors see the record stays as it is.
 *
 * For administrators.
 * @summary Restore a version of the facts of the firm
 */
export const restoreSettingsVersion = async (version: number, options?: Parameters<typeof http>[1]): Promise<RestoredVersion> => {

  return http<RestoredVersion>(getRestoreSettingsVersionUrl(version),
  {
    ...options,
    method: 'POST'


  }
);}



export const getListVersionsUrl = (kind: 'projects' | 'publications' | 'partners' | 'news',
    id: string,
    params?: ListVersionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/${encodeURIComponent(String(kind))}/${encodeURIComponent(String(id))}/versions?${stringifiedParams}` : `/api/v1/${encodeURIComponent(String(kind))}/${encodeURIComponent(String(id))}/versions`
}

/**
 * For administrators.
 * @summary What a record said, the newest version first
 */
export const listVersions = async (kind: 'projects' | 'publications' | 'partners' | 'news',
    id: string,
    params?: ListVersionsParams, options?: Parameters<typeof http>[1]): Promise<VersionList> => {

  return http<VersionList>(getListVersionsUrl(kind,id,params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getGetVersionUrl = (kind: 'projects' | 'publications' | 'partners' | 'news',
    id: string,
    version: number,) => {




  return `/api/v1/${encodeURIComponent(String(kind))}/${encodeURIComponent(String(id))}/versions/${encodeURIComponent(String(version))}`
}

/**
 * For administrators.
 * @summary One version of a record
 */
export const getVersion = async (kind: 'projects' | 'publications' | 'partners' | 'news',
    id: string,
    version: number, options?: Parameters<typeof http>[1]): Promise<WholeVersion> => {

  return http<WholeVersion>(getGetVersionUrl(kind,id,version),
  {
    ...options,
    method: 'GET'


  }
);}



export const getRestoreVersionUrl = (kind: 'projects' | 'publications' | 'partners' | 'news',
    id: string,
    version: number,) => {




  return `/api/v1/${encodeURIComponent(String(kind))}/${encodeURIComponent(String(id))}/versions/${encodeURIComponent(String(version))}/restore`
}

/**
 * Writes it as a new version, by the rules of today: what is accepted no more is refused at its field. Whether visitors see the record stays as it is.
 *
 * For administrators.
 * @summary Restore a version of a record
 */
export const restoreVersion = async (kind: 'projects' | 'publications' | 'partners' | 'news',
    id: string,
    version: number, options?: Parameters<typeof http>[1]): Promise<RestoredVersion> => {

  return http<RestoredVersion>(getRestoreVersionUrl(kind,id,version),
  {
    ...options,
    method: 'POST'


  }
);}



export const getChangeBinnedUrl = () => {




  return `/api/v1/bin/bulk`
}

/**
 * All of them or none: `errors` point at those that refuse.
 *
 * For administrators.
 * @summary Put deleted records back, or erase them for good
 */
export const changeBinned = async (binBulkInput: BinBulkInput, options?: Parameters<typeof http>[1]): Promise<BinBulkDone> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<BinBulkDone>(getChangeBinnedUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(binBulkInput)
  }
);}



export const getChangeRecordsUrl = (kind: ContentKind,) => {




  return `/api/v1/${encodeURIComponent(String(kind))}/bulk`
}

/**
 * All of them or none: `errors` point at those that refuse.
 *
 * For administrators.
 * @summary Hide, show or delete records together
 */
export const changeRecords = async (kind: ContentKind,
    bulkInput: BulkInput, options?: Parameters<typeof http>[1]): Promise<BulkDone> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<BulkDone>(getChangeRecordsUrl(kind),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(bulkInput)
  }
);}



export const getListBinUrl = (params?: ListBinParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/bin?${stringifiedParams}` : `/api/v1/bin`
}

/**
 * They are erased by themselves after 30 days.
 *
 * For administrators.
 * @summary Deleted records, the last one first
 */
export const listBin = async (params?: ListBinParams, options?: Parameters<typeof http>[1]): Promise<BinList> => {

  return http<BinList>(getListBinUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getRestoreBinnedUrl = (kind: 'projects' | 'publications' | 'partners' | 'news',
    id: string,) => {




  return `/api/v1/bin/${encodeURIComponent(String(kind))}/${encodeURIComponent(String(id))}/restore`
}

/**
 * With its id, its address, its files, its counts and its versions.
 *
 * For administrators.
 * @summary Put a deleted record back
 */
export const restoreBinned = async (kind: 'projects' | 'publications' | 'partners' | 'news',
    id: string, options?: Parameters<typeof http>[1]): Promise<RestoredRecord> => {

  return http<RestoredRecord>(getRestoreBinnedUrl(kind,id),
  {
    ...options,
    method: 'POST'


  }
);}



export const getEraseBinnedUrl = (kind: 'projects' | 'publications' | 'partners' | 'news',
    id: string,) => {




  return `/api/v1/bin/${encodeURIComponent(String(kind))}/${encodeURIComponent(String(id))}`
}

/**
 * For administrators.
 * @summary Erase a deleted record for good, with all its versions
 */
export const eraseBinned = async (kind: 'projects' | 'publications' | 'partners' | 'news',
    id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getEraseBinnedUrl(kind,id),
  {
    ...options,
    method: 'DELETE'


  }
);}



export const getListJournalUrl = (params?: ListJournalParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/journal?${stringifiedParams}` : `/api/v1/journal`
}

/**
 * Written by the database with what was done, changed by nobody, kept 12 months.
 *
 * For administrators.
 * @summary Who did what, the newest first
 */
export const listJournal = async (params?: ListJournalParams, options?: Parameters<typeof http>[1]): Promise<Journal> => {

  return http<Journal>(getListJournalUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getPreviewRecordUrl = (kind: ContentKind,) => {




  return `/api/v1/${encodeURIComponent(String(kind))}/preview`
}

/**
 * Rendered as the site is, from what is sent. Nothing is stored, and nothing kept.
 *
 * For administrators.
 * @summary What visitors would see of a record that is not saved
 */
export const previewRecord = async (kind: ContentKind,
    previewInput: PreviewInput, options?: Parameters<typeof http>[1]): Promise<Preview> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Preview>(getPreviewRecordUrl(kind),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(previewInput)
  }
);}



export const getImportRecordsUrl = (kind: ContentKind,
    params?: ImportRecordsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/${encodeURIComponent(String(kind))}/import?${stringifiedParams}` : `/api/v1/${encodeURIComponent(String(kind))}/import`
}

/**
 * A table or an array of 1000 records and 5 MB at most. With an `id`, what is named of the record is changed, unless its `version` is not the one that stands; without, it is a new one, unless a record says the same already. The rules are those of saving: all is done, or nothing.
 *
 * For administrators.
 * @summary Takes records in, as they are exported
 */
export const importRecords = async (kind: ContentKind,
    exportedRecord: ExportedRecord[],
    params?: ImportRecordsParams, options?: Parameters<typeof http>[1]): Promise<ImportReport> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<ImportReport>(getImportRecordsUrl(kind,params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(exportedRecord)
  }
);}



export const getRunBatchUrl = () => {




  return `/api/v1/batch`
}

/**
 * Up to 100 operations in one transaction: all of them, or none. Each keeps the rules of a request of its own, and a record is in one of them; the `errors` of a refusal point into the operations.
 *
 * For administrators, and keys for `content:write`.
 * @summary Create, change and remove records together
 */
export const runBatch = async (batchInput: BatchInput, options?: Parameters<typeof http>[1]): Promise<BatchDone> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<BatchDone>(getRunBatchUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(batchInput)
  }
);}



