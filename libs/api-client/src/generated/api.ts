/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ChangePasswordDto,
  ContactMessageInput,
  CountsDto,
  DownloadPublicationParams,
  ExportSubscribersParams,
  FirmDto,
  HealthDto,
  LetterLinkDto,
  ListMessagesParams,
  ListNewsParams,
  ListPartnersParams,
  ListProjectsParams,
  ListPublicationsParams,
  ListSubscribersParams,
  ListUsersParams,
  MeDto,
  MessageAcceptedDto,
  MessageDto,
  MessageListDto,
  MessageRevision,
  NewsItemDto,
  NewsItemInput,
  NewsListDto,
  PartnerDto,
  PartnerInput,
  PartnerListDto,
  PasswordResetAcceptedDto,
  PasswordResetConfirmation,
  PasswordResetRequest,
  ProblemDto,
  ProjectDto,
  ProjectInput,
  ProjectListDto,
  ProjectRevision,
  PublicationDto,
  PublicationInput,
  PublicationListDto,
  ReadFileParams,
  ReadyDto,
  ResetLinkDto,
  RoleGrant,
  SessionDto,
  SettingsDto,
  SignInDto,
  SignUpDto,
  SubscriberListDto,
  SubscriptionAcceptedDto,
  SubscriptionConfirmedDto,
  SubscriptionEndedDto,
  SubscriptionRequestDto,
  UploadFileDto,
  UploadedFileDto,
  UserListDto
} from './model';

import { http } from '../http';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getIsLiveUrl = () => {




  return `/health/live`
}

/**
 * @summary The process runs
 */
export const isLive = async ( options?: Parameters<typeof http>[1]): Promise<HealthDto> => {

  return http<HealthDto>(getIsLiveUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getIsLiveQueryKey = () => {
    return [
    `/health/live`
    ] as const;
    }


export const getIsLiveQueryOptions = <TData = Awaited<ReturnType<typeof isLive>>, TError = ProblemDto>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof isLive>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getIsLiveQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof isLive>>> = ({ signal }) => isLive({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof isLive>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type IsLiveQueryResult = NonNullable<Awaited<ReturnType<typeof isLive>>>
export type IsLiveQueryError = ProblemDto


export function useIsLive<TData = Awaited<ReturnType<typeof isLive>>, TError = ProblemDto>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof isLive>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof isLive>>,
          TError,
          Awaited<ReturnType<typeof isLive>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useIsLive<TData = Awaited<ReturnType<typeof isLive>>, TError = ProblemDto>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof isLive>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof isLive>>,
          TError,
          Awaited<ReturnType<typeof isLive>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useIsLive<TData = Awaited<ReturnType<typeof isLive>>, TError = ProblemDto>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof isLive>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The process runs
 */

export function useIsLive<TData = Awaited<ReturnType<typeof isLive>>, TError = ProblemDto>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof isLive>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getIsLiveQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getIsReadyUrl = () => {




  return `/health/ready`
}

/**
 * @summary The process can do its work: schema up to date, database there, not shutting down
 */
export const isReady = async ( options?: Parameters<typeof http>[1]): Promise<ReadyDto> => {

  return http<ReadyDto>(getIsReadyUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getIsReadyQueryKey = () => {
    return [
    `/health/ready`
    ] as const;
    }


export const getIsReadyQueryOptions = <TData = Awaited<ReturnType<typeof isReady>>, TError = ProblemDto>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof isReady>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getIsReadyQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof isReady>>> = ({ signal }) => isReady({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof isReady>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type IsReadyQueryResult = NonNullable<Awaited<ReturnType<typeof isReady>>>
export type IsReadyQueryError = ProblemDto


export function useIsReady<TData = Awaited<ReturnType<typeof isReady>>, TError = ProblemDto>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof isReady>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof isReady>>,
          TError,
          Awaited<ReturnType<typeof isReady>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useIsReady<TData = Awaited<ReturnType<typeof isReady>>, TError = ProblemDto>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof isReady>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof isReady>>,
          TError,
          Awaited<ReturnType<typeof isReady>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useIsReady<TData = Awaited<ReturnType<typeof isReady>>, TError = ProblemDto>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof isReady>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The process can do its work: schema up to date, database there, not shutting down
 */

export function useIsReady<TData = Awaited<ReturnType<typeof isReady>>, TError = ProblemDto>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof isReady>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getIsReadyQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getSignUpUrl = () => {




  return `/api/v1/auth/sign-up`
}

/**
 * @summary Opens an account without any right, and signs in
 */
export const signUp = async (signUpDto: SignUpDto, options?: Parameters<typeof http>[1]): Promise<SessionDto> => {

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
return http<SessionDto>(getSignUpUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(signUpDto)
  }
);}





export const getSignUpMutationKey = () => ['signUp'] as const;

export const getSignUpMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signUp>>, TError,SignUpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof signUp>>, TError,SignUpMutationVariables, TContext> => {

const mutationKey = getSignUpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof signUp>>, SignUpMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  signUp(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SignUpMutationResult = NonNullable<Awaited<ReturnType<typeof signUp>>>
    export type SignUpMutationBody = SignUpDto
    export type SignUpMutationError = ProblemDto
    export type SignUpMutationVariables = {data: SignUpDto}

    /**
 * @summary Opens an account without any right, and signs in
 */
export const useSignUp = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signUp>>, TError,SignUpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof signUp>>,
        TError,
        SignUpMutationVariables,
        TContext
      > => {
      return useMutation(getSignUpMutationOptions(options), queryClient);
    }

export const getSignInUrl = () => {




  return `/api/v1/auth/sign-in`
}

/**
 * @summary Begins a session; an older one of the same browser ends
 */
export const signIn = async (signInDto: SignInDto, options?: Parameters<typeof http>[1]): Promise<SessionDto> => {

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
return http<SessionDto>(getSignInUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(signInDto)
  }
);}





export const getSignInMutationKey = () => ['signIn'] as const;

export const getSignInMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signIn>>, TError,SignInMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof signIn>>, TError,SignInMutationVariables, TContext> => {

const mutationKey = getSignInMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof signIn>>, SignInMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  signIn(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SignInMutationResult = NonNullable<Awaited<ReturnType<typeof signIn>>>
    export type SignInMutationBody = SignInDto
    export type SignInMutationError = ProblemDto
    export type SignInMutationVariables = {data: SignInDto}

    /**
 * @summary Begins a session; an older one of the same browser ends
 */
export const useSignIn = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signIn>>, TError,SignInMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof signIn>>,
        TError,
        SignInMutationVariables,
        TContext
      > => {
      return useMutation(getSignInMutationOptions(options), queryClient);
    }

export const getRefreshSessionUrl = () => {




  return `/api/v1/auth/refresh`
}

/**
 * @summary Exchanges the session cookie for a new one and a new access token
 */
export const refreshSession = async ( options?: Parameters<typeof http>[1]): Promise<SessionDto> => {

  return http<SessionDto>(getRefreshSessionUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRefreshSessionMutationKey = () => ['refreshSession'] as const;

export const getRefreshSessionMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshSession>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof refreshSession>>, TError,void, TContext> => {

const mutationKey = getRefreshSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refreshSession>>, void> = () => {


          return  refreshSession(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RefreshSessionMutationResult = NonNullable<Awaited<ReturnType<typeof refreshSession>>>

    export type RefreshSessionMutationError = ProblemDto


    /**
 * @summary Exchanges the session cookie for a new one and a new access token
 */
export const useRefreshSession = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshSession>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refreshSession>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getRefreshSessionMutationOptions(options), queryClient);
    }

export const getSignOutUrl = () => {




  return `/api/v1/auth/sign-out`
}

/**
 * @summary Ends the session of the cookie, or of the access token
 */
export const signOut = async ( options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getSignOutUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getSignOutMutationKey = () => ['signOut'] as const;

export const getSignOutMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signOut>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof signOut>>, TError,void, TContext> => {

const mutationKey = getSignOutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof signOut>>, void> = () => {


          return  signOut(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SignOutMutationResult = NonNullable<Awaited<ReturnType<typeof signOut>>>

    export type SignOutMutationError = ProblemDto


    /**
 * @summary Ends the session of the cookie, or of the access token
 */
export const useSignOut = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signOut>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof signOut>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getSignOutMutationOptions(options), queryClient);
    }

export const getSignOutEverywhereUrl = () => {




  return `/api/v1/auth/sign-out-everywhere`
}

/**
 * @summary Ends all sessions of the caller, this one too
 */
export const signOutEverywhere = async ( options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getSignOutEverywhereUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getSignOutEverywhereMutationKey = () => ['signOutEverywhere'] as const;

export const getSignOutEverywhereMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signOutEverywhere>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof signOutEverywhere>>, TError,void, TContext> => {

const mutationKey = getSignOutEverywhereMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof signOutEverywhere>>, void> = () => {


          return  signOutEverywhere(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SignOutEverywhereMutationResult = NonNullable<Awaited<ReturnType<typeof signOutEverywhere>>>

    export type SignOutEverywhereMutationError = ProblemDto


    /**
 * @summary Ends all sessions of the caller, this one too
 */
export const useSignOutEverywhere = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signOutEverywhere>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof signOutEverywhere>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getSignOutEverywhereMutationOptions(options), queryClient);
    }

export const getGetMeUrl = () => {




  return `/api/v1/auth/me`
}

/**
 * @summary Who is calling, and with which roles at this moment
 */
export const getMe = async ( options?: Parameters<typeof http>[1]): Promise<MeDto> => {

  return http<MeDto>(getGetMeUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetMeQueryKey = () => {
    return [
    `/api/v1/auth/me`
    ] as const;
    }


export const getGetMeQueryOptions = <TData = Awaited<ReturnType<typeof getMe>>, TError = ProblemDto>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMe>>> = ({ signal }) => getMe({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMeQueryResult = NonNullable<Awaited<ReturnType<typeof getMe>>>
export type GetMeQueryError = ProblemDto


export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ProblemDto>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMe>>,
          TError,
          Awaited<ReturnType<typeof getMe>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ProblemDto>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMe>>,
          TError,
          Awaited<ReturnType<typeof getMe>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ProblemDto>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who is calling, and with which roles at this moment
 */

export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ProblemDto>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getChangePasswordUrl = () => {




  return `/api/v1/auth/password`
}

/**
 * @summary Changes the password of the caller; all other sessions end
 */
export const changePassword = async (changePasswordDto: ChangePasswordDto, options?: Parameters<typeof http>[1]): Promise<void> => {

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
    body: JSON.stringify(changePasswordDto)
  }
);}





export const getChangePasswordMutationKey = () => ['changePassword'] as const;

export const getChangePasswordMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext> => {

const mutationKey = getChangePasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePassword>>, ChangePasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changePassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePassword>>>
    export type ChangePasswordMutationBody = ChangePasswordDto
    export type ChangePasswordMutationError = ProblemDto
    export type ChangePasswordMutationVariables = {data: ChangePasswordDto}

    /**
 * @summary Changes the password of the caller; all other sessions end
 */
export const useChangePassword = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePassword>>,
        TError,
        ChangePasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangePasswordMutationOptions(options), queryClient);
    }

export const getRequestPasswordResetUrl = () => {




  return `/api/v1/auth/password-reset`
}

/**
 * Mails a link that holds for an hour, in the language of the request. Without a mail server an administrator sees the request and hands over a link. Nothing tells whether the address has an account.
 * @summary Asks for a link to choose a new password
 */
export const requestPasswordReset = async (passwordResetRequest: PasswordResetRequest, options?: Parameters<typeof http>[1]): Promise<PasswordResetAcceptedDto> => {

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
return http<PasswordResetAcceptedDto>(getRequestPasswordResetUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passwordResetRequest)
  }
);}





export const getRequestPasswordResetMutationKey = () => ['requestPasswordReset'] as const;

export const getRequestPasswordResetMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext> => {

const mutationKey = getRequestPasswordResetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestPasswordReset>>, RequestPasswordResetMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestPasswordReset(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestPasswordResetMutationResult = NonNullable<Awaited<ReturnType<typeof requestPasswordReset>>>
    export type RequestPasswordResetMutationBody = PasswordResetRequest
    export type RequestPasswordResetMutationError = ProblemDto
    export type RequestPasswordResetMutationVariables = {data: PasswordResetRequest}

    /**
 * @summary Asks for a link to choose a new password
 */
export const useRequestPasswordReset = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestPasswordReset>>,
        TError,
        RequestPasswordResetMutationVariables,
        TContext
      > => {
      return useMutation(getRequestPasswordResetMutationOptions(options), queryClient);
    }

export const getConfirmPasswordResetUrl = () => {




  return `/api/v1/auth/password-reset/confirm`
}

/**
 * A link works once; all sessions of its owner end. One that is wrong, used or too old is refused at `/token`.
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





export const getConfirmPasswordResetMutationKey = () => ['confirmPasswordReset'] as const;

export const getConfirmPasswordResetMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmPasswordReset>>, TError,ConfirmPasswordResetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmPasswordReset>>, TError,ConfirmPasswordResetMutationVariables, TContext> => {

const mutationKey = getConfirmPasswordResetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmPasswordReset>>, ConfirmPasswordResetMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmPasswordReset(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmPasswordResetMutationResult = NonNullable<Awaited<ReturnType<typeof confirmPasswordReset>>>
    export type ConfirmPasswordResetMutationBody = PasswordResetConfirmation
    export type ConfirmPasswordResetMutationError = ProblemDto
    export type ConfirmPasswordResetMutationVariables = {data: PasswordResetConfirmation}

    /**
 * @summary Chooses a new password with the token of a link
 */
export const useConfirmPasswordReset = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmPasswordReset>>, TError,ConfirmPasswordResetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmPasswordReset>>,
        TError,
        ConfirmPasswordResetMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmPasswordResetMutationOptions(options), queryClient);
    }

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
 * @summary People with an account, newest first
 */
export const listUsers = async (params?: ListUsersParams, options?: Parameters<typeof http>[1]): Promise<UserListDto> => {

  return http<UserListDto>(getListUsersUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListUsersQueryKey = (params?: ListUsersParams,) => {
    return [
    `/api/v1/admin/users`, ...(params ? [params] : [])
    ] as const;
    }


export const getListUsersQueryOptions = <TData = Awaited<ReturnType<typeof listUsers>>, TError = ProblemDto>(params?: ListUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUsersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUsers>>> = ({ signal }) => listUsers(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUsersQueryResult = NonNullable<Awaited<ReturnType<typeof listUsers>>>
export type ListUsersQueryError = ProblemDto


export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ProblemDto>(
 params: undefined |  ListUsersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUsers>>,
          TError,
          Awaited<ReturnType<typeof listUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ProblemDto>(
 params?: ListUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUsers>>,
          TError,
          Awaited<ReturnType<typeof listUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ProblemDto>(
 params?: ListUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary People with an account, newest first
 */

export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ProblemDto>(
 params?: ListUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUsersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGrantRoleUrl = (id: string,) => {




  return `/api/v1/admin/users/${encodeURIComponent(String(id))}/roles`
}

/**
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





export const getGrantRoleMutationKey = () => ['grantRole'] as const;

export const getGrantRoleMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof grantRole>>, TError,GrantRoleMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof grantRole>>, TError,GrantRoleMutationVariables, TContext> => {

const mutationKey = getGrantRoleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof grantRole>>, GrantRoleMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  grantRole(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GrantRoleMutationResult = NonNullable<Awaited<ReturnType<typeof grantRole>>>
    export type GrantRoleMutationBody = RoleGrant
    export type GrantRoleMutationError = ProblemDto
    export type GrantRoleMutationVariables = {id: string;data: RoleGrant}

    /**
 * @summary Makes somebody an administrator; takes effect on the next request
 */
export const useGrantRole = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof grantRole>>, TError,GrantRoleMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof grantRole>>,
        TError,
        GrantRoleMutationVariables,
        TContext
      > => {
      return useMutation(getGrantRoleMutationOptions(options), queryClient);
    }

export const getRevokeRoleUrl = (id: string,
    role: 'admin',) => {




  return `/api/v1/admin/users/${encodeURIComponent(String(id))}/roles/${encodeURIComponent(String(role))}`
}

/**
 * @summary Takes a role back; takes effect on the next request
 */
export const revokeRole = async (id: string,
    role: 'admin', options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getRevokeRoleUrl(id,role),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRevokeRoleMutationKey = () => ['revokeRole'] as const;

export const getRevokeRoleMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeRole>>, TError,RevokeRoleMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeRole>>, TError,RevokeRoleMutationVariables, TContext> => {

const mutationKey = getRevokeRoleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeRole>>, RevokeRoleMutationVariables> = (props) => {
          const {id,role} = props ?? {};

          return  revokeRole(id,role,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeRoleMutationResult = NonNullable<Awaited<ReturnType<typeof revokeRole>>>

    export type RevokeRoleMutationError = ProblemDto
    export type RevokeRoleMutationVariables = {id: string;role: 'admin'}

    /**
 * @summary Takes a role back; takes effect on the next request
 */
export const useRevokeRole = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeRole>>, TError,RevokeRoleMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeRole>>,
        TError,
        RevokeRoleMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeRoleMutationOptions(options), queryClient);
    }

export const getEndUserSessionsUrl = (id: string,) => {




  return `/api/v1/admin/users/${encodeURIComponent(String(id))}/sessions`
}

/**
 * @summary Ends all sessions of somebody; takes effect on the next request
 */
export const endUserSessions = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getEndUserSessionsUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getEndUserSessionsMutationKey = () => ['endUserSessions'] as const;

export const getEndUserSessionsMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endUserSessions>>, TError,EndUserSessionsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof endUserSessions>>, TError,EndUserSessionsMutationVariables, TContext> => {

const mutationKey = getEndUserSessionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endUserSessions>>, EndUserSessionsMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  endUserSessions(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndUserSessionsMutationResult = NonNullable<Awaited<ReturnType<typeof endUserSessions>>>

    export type EndUserSessionsMutationError = ProblemDto
    export type EndUserSessionsMutationVariables = {id: string}

    /**
 * @summary Ends all sessions of somebody; takes effect on the next request
 */
export const useEndUserSessions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endUserSessions>>, TError,EndUserSessionsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endUserSessions>>,
        TError,
        EndUserSessionsMutationVariables,
        TContext
      > => {
      return useMutation(getEndUserSessionsMutationOptions(options), queryClient);
    }

export const getCreateResetLinkUrl = (id: string,) => {




  return `/api/v1/admin/users/${encodeURIComponent(String(id))}/password-reset`
}

/**
 * Mailed, it holds for an hour; where no mail can be sent, it is answered, to be handed over within a day. It works once, and the links before it do not work any more.
 * @summary Makes a link by which somebody chooses a new password
 */
export const createResetLink = async (id: string, options?: Parameters<typeof http>[1]): Promise<ResetLinkDto> => {

  return http<ResetLinkDto>(getCreateResetLinkUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCreateResetLinkMutationKey = () => ['createResetLink'] as const;

export const getCreateResetLinkMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createResetLink>>, TError,CreateResetLinkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createResetLink>>, TError,CreateResetLinkMutationVariables, TContext> => {

const mutationKey = getCreateResetLinkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createResetLink>>, CreateResetLinkMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  createResetLink(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateResetLinkMutationResult = NonNullable<Awaited<ReturnType<typeof createResetLink>>>

    export type CreateResetLinkMutationError = ProblemDto
    export type CreateResetLinkMutationVariables = {id: string}

    /**
 * @summary Makes a link by which somebody chooses a new password
 */
export const useCreateResetLink = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createResetLink>>, TError,CreateResetLinkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createResetLink>>,
        TError,
        CreateResetLinkMutationVariables,
        TContext
      > => {
      return useMutation(getCreateResetLinkMutationOptions(options), queryClient);
    }

export const getUploadFileUrl = (bucket: 'project-images' | 'publications' | 'partner-logos' | 'news-images',) => {




  return `/api/v1/files/${encodeURIComponent(String(bucket))}`
}

/**
 * @summary Upload an image or a document
 */
export const uploadFile = async (bucket: 'project-images' | 'publications' | 'partner-logos' | 'news-images',
    uploadFileDto: UploadFileDto, options?: Parameters<typeof http>[1]): Promise<UploadedFileDto> => {
    const formData = new FormData();
formData.append(`file`, uploadFileDto.file);

  return http<UploadedFileDto>(getUploadFileUrl(bucket),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getUploadFileMutationKey = () => ['uploadFile'] as const;

export const getUploadFileMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadFile>>, TError,UploadFileMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadFile>>, TError,UploadFileMutationVariables, TContext> => {

const mutationKey = getUploadFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadFile>>, UploadFileMutationVariables> = (props) => {
          const {bucket,data} = props ?? {};

          return  uploadFile(bucket,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadFileMutationResult = NonNullable<Awaited<ReturnType<typeof uploadFile>>>
    export type UploadFileMutationBody = UploadFileDto
    export type UploadFileMutationError = ProblemDto
    export type UploadFileMutationVariables = {bucket: 'project-images' | 'publications' | 'partner-logos' | 'news-images';data: UploadFileDto}

    /**
 * @summary Upload an image or a document
 */
export const useUploadFile = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadFile>>, TError,UploadFileMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadFile>>,
        TError,
        UploadFileMutationVariables,
        TContext
      > => {
      return useMutation(getUploadFileMutationOptions(options), queryClient);
    }

export const getReadFileUrl = (bucket: 'project-images' | 'publications' | 'partner-logos' | 'news-images',
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
 * @summary A stored file, or a smaller form of a stored image
 */
export const readFile = async (bucket: 'project-images' | 'publications' | 'partner-logos' | 'news-images',
    name: string,
    params?: ReadFileParams, options?: Parameters<typeof http>[1]): Promise<Blob | void> => {

  return http<Blob | void>(getReadFileUrl(bucket,name,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getReadFileQueryKey = (bucket: 'project-images' | 'publications' | 'partner-logos' | 'news-images',
    name: string,
    params?: ReadFileParams,) => {
    return [
    `/files/${bucket}/${name}`, ...(params ? [params] : [])
    ] as const;
    }


export const getReadFileQueryOptions = <TData = Awaited<ReturnType<typeof readFile>>, TError = void | ProblemDto>(bucket: 'project-images' | 'publications' | 'partner-logos' | 'news-images',
    name: string,
    params?: ReadFileParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readFile>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadFileQueryKey(bucket,name,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readFile>>> = ({ signal }) => readFile(bucket,name,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: bucket !== null && bucket !== undefined && name !== null && name !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readFile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadFileQueryResult = NonNullable<Awaited<ReturnType<typeof readFile>>>
export type ReadFileQueryError = void | ProblemDto


export function useReadFile<TData = Awaited<ReturnType<typeof readFile>>, TError = void | ProblemDto>(
 bucket: 'project-images' | 'publications' | 'partner-logos' | 'news-images',
    name: string,
    params: undefined |  ReadFileParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readFile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readFile>>,
          TError,
          Awaited<ReturnType<typeof readFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadFile<TData = Awaited<ReturnType<typeof readFile>>, TError = void | ProblemDto>(
 bucket: 'project-images' | 'publications' | 'partner-logos' | 'news-images',
    name: string,
    params?: ReadFileParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readFile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readFile>>,
          TError,
          Awaited<ReturnType<typeof readFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadFile<TData = Awaited<ReturnType<typeof readFile>>, TError = void | ProblemDto>(
 bucket: 'project-images' | 'publications' | 'partner-logos' | 'news-images',
    name: string,
    params?: ReadFileParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readFile>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A stored file, or a smaller form of a stored image
 */

export function useReadFile<TData = Awaited<ReturnType<typeof readFile>>, TError = void | ProblemDto>(
 bucket: 'project-images' | 'publications' | 'partner-logos' | 'news-images',
    name: string,
    params?: ReadFileParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readFile>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadFileQueryOptions(bucket,name,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getListProjectsUrl = (params?: ListProjectsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/projects?${stringifiedParams}` : `/api/v1/projects`
}

/**
 * @summary Projects, newest first or sorted
 */
export const listProjects = async (params?: ListProjectsParams, options?: Parameters<typeof http>[1]): Promise<ProjectListDto> => {

  return http<ProjectListDto>(getListProjectsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListProjectsQueryKey = (params?: ListProjectsParams,) => {
    return [
    `/api/v1/projects`, ...(params ? [params] : [])
    ] as const;
    }


export const getListProjectsQueryOptions = <TData = Awaited<ReturnType<typeof listProjects>>, TError = void | ProblemDto>(params?: ListProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProjectsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProjects>>> = ({ signal }) => listProjects(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProjects>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProjectsQueryResult = NonNullable<Awaited<ReturnType<typeof listProjects>>>
export type ListProjectsQueryError = void | ProblemDto


export function useListProjects<TData = Awaited<ReturnType<typeof listProjects>>, TError = void | ProblemDto>(
 params: undefined |  ListProjectsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjects>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProjects>>,
          TError,
          Awaited<ReturnType<typeof listProjects>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProjects<TData = Awaited<ReturnType<typeof listProjects>>, TError = void | ProblemDto>(
 params?: ListProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjects>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProjects>>,
          TError,
          Awaited<ReturnType<typeof listProjects>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProjects<TData = Awaited<ReturnType<typeof listProjects>>, TError = void | ProblemDto>(
 params?: ListProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Projects, newest first or sorted
 */

export function useListProjects<TData = Awaited<ReturnType<typeof listProjects>>, TError = void | ProblemDto>(
 params?: ListProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjects>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProjectsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getCreateProjectUrl = () => {




  return `/api/v1/projects`
}

/**
 * @summary Publish a project
 */
export const createProject = async (projectInput: ProjectInput, options?: Parameters<typeof http>[1]): Promise<ProjectDto> => {

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
return http<ProjectDto>(getCreateProjectUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(projectInput)
  }
);}





export const getCreateProjectMutationKey = () => ['createProject'] as const;

export const getCreateProjectMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProject>>, TError,CreateProjectMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createProject>>, TError,CreateProjectMutationVariables, TContext> => {

const mutationKey = getCreateProjectMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createProject>>, CreateProjectMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createProject(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateProjectMutationResult = NonNullable<Awaited<ReturnType<typeof createProject>>>
    export type CreateProjectMutationBody = ProjectInput
    export type CreateProjectMutationError = ProblemDto
    export type CreateProjectMutationVariables = {data: ProjectInput}

    /**
 * @summary Publish a project
 */
export const useCreateProject = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProject>>, TError,CreateProjectMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createProject>>,
        TError,
        CreateProjectMutationVariables,
        TContext
      > => {
      return useMutation(getCreateProjectMutationOptions(options), queryClient);
    }

export const getGetProjectUrl = (id: string,) => {




  return `/api/v1/projects/${encodeURIComponent(String(id))}`
}

/**
 * @summary One project
 */
export const getProject = async (id: string, options?: Parameters<typeof http>[1]): Promise<ProjectDto> => {

  return http<ProjectDto>(getGetProjectUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetProjectQueryKey = (id: string,) => {
    return [
    `/api/v1/projects/${id}`
    ] as const;
    }


export const getGetProjectQueryOptions = <TData = Awaited<ReturnType<typeof getProject>>, TError = void | ProblemDto>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProject>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProjectQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProject>>> = ({ signal }) => getProject(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProject>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProjectQueryResult = NonNullable<Awaited<ReturnType<typeof getProject>>>
export type GetProjectQueryError = void | ProblemDto


export function useGetProject<TData = Awaited<ReturnType<typeof getProject>>, TError = void | ProblemDto>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProject>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProject>>,
          TError,
          Awaited<ReturnType<typeof getProject>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProject<TData = Awaited<ReturnType<typeof getProject>>, TError = void | ProblemDto>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProject>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProject>>,
          TError,
          Awaited<ReturnType<typeof getProject>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProject<TData = Awaited<ReturnType<typeof getProject>>, TError = void | ProblemDto>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProject>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One project
 */

export function useGetProject<TData = Awaited<ReturnType<typeof getProject>>, TError = void | ProblemDto>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProject>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProjectQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getReviseProjectUrl = (id: string,) => {




  return `/api/v1/projects/${encodeURIComponent(String(id))}`
}

/**
 * Replaces the whole record: every field is written as it is sent, and an absent `image_url` removes the image.
 * @summary Revise a project
 */
export const reviseProject = async (id: string,
    projectRevision: ProjectRevision, options?: Parameters<typeof http>[1]): Promise<ProjectDto> => {

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
return http<ProjectDto>(getReviseProjectUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(projectRevision)
  }
);}





export const getReviseProjectMutationKey = () => ['reviseProject'] as const;

export const getReviseProjectMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviseProject>>, TError,ReviseProjectMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reviseProject>>, TError,ReviseProjectMutationVariables, TContext> => {

const mutationKey = getReviseProjectMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reviseProject>>, ReviseProjectMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  reviseProject(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReviseProjectMutationResult = NonNullable<Awaited<ReturnType<typeof reviseProject>>>
    export type ReviseProjectMutationBody = ProjectRevision
    export type ReviseProjectMutationError = ProblemDto
    export type ReviseProjectMutationVariables = {id: string;data: ProjectRevision}

    /**
 * @summary Revise a project
 */
export const useReviseProject = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviseProject>>, TError,ReviseProjectMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reviseProject>>,
        TError,
        ReviseProjectMutationVariables,
        TContext
      > => {
      return useMutation(getReviseProjectMutationOptions(options), queryClient);
    }

export const getRemoveProjectUrl = (id: string,) => {




  return `/api/v1/projects/${encodeURIComponent(String(id))}`
}

/**
 * @summary Remove a project
 */
export const removeProject = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getRemoveProjectUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRemoveProjectMutationKey = () => ['removeProject'] as const;

export const getRemoveProjectMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeProject>>, TError,RemoveProjectMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeProject>>, TError,RemoveProjectMutationVariables, TContext> => {

const mutationKey = getRemoveProjectMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeProject>>, RemoveProjectMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  removeProject(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveProjectMutationResult = NonNullable<Awaited<ReturnType<typeof removeProject>>>

    export type RemoveProjectMutationError = ProblemDto
    export type RemoveProjectMutationVariables = {id: string}

    /**
 * @summary Remove a project
 */
export const useRemoveProject = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeProject>>, TError,RemoveProjectMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeProject>>,
        TError,
        RemoveProjectMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveProjectMutationOptions(options), queryClient);
    }

export const getListPublicationsUrl = (params?: ListPublicationsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/publications?${stringifiedParams}` : `/api/v1/publications`
}

/**
 * @summary Publications, newest first or sorted
 */
export const listPublications = async (params?: ListPublicationsParams, options?: Parameters<typeof http>[1]): Promise<PublicationListDto> => {

  return http<PublicationListDto>(getListPublicationsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListPublicationsQueryKey = (params?: ListPublicationsParams,) => {
    return [
    `/api/v1/publications`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPublicationsQueryOptions = <TData = Awaited<ReturnType<typeof listPublications>>, TError = void | ProblemDto>(params?: ListPublicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublications>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublications>>> = ({ signal }) => listPublications(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPublications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPublicationsQueryResult = NonNullable<Awaited<ReturnType<typeof listPublications>>>
export type ListPublicationsQueryError = void | ProblemDto


export function useListPublications<TData = Awaited<ReturnType<typeof listPublications>>, TError = void | ProblemDto>(
 params: undefined |  ListPublicationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublications>>,
          TError,
          Awaited<ReturnType<typeof listPublications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPublications<TData = Awaited<ReturnType<typeof listPublications>>, TError = void | ProblemDto>(
 params?: ListPublicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublications>>,
          TError,
          Awaited<ReturnType<typeof listPublications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPublications<TData = Awaited<ReturnType<typeof listPublications>>, TError = void | ProblemDto>(
 params?: ListPublicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublications>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Publications, newest first or sorted
 */

export function useListPublications<TData = Awaited<ReturnType<typeof listPublications>>, TError = void | ProblemDto>(
 params?: ListPublicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublications>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getCreatePublicationUrl = () => {




  return `/api/v1/publications`
}

/**
 * @summary Publish a publication
 */
export const createPublication = async (publicationInput: PublicationInput, options?: Parameters<typeof http>[1]): Promise<PublicationDto> => {

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
return http<PublicationDto>(getCreatePublicationUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(publicationInput)
  }
);}





export const getCreatePublicationMutationKey = () => ['createPublication'] as const;

export const getCreatePublicationMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublication>>, TError,CreatePublicationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createPublication>>, TError,CreatePublicationMutationVariables, TContext> => {

const mutationKey = getCreatePublicationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPublication>>, CreatePublicationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createPublication(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePublicationMutationResult = NonNullable<Awaited<ReturnType<typeof createPublication>>>
    export type CreatePublicationMutationBody = PublicationInput
    export type CreatePublicationMutationError = ProblemDto
    export type CreatePublicationMutationVariables = {data: PublicationInput}

    /**
 * @summary Publish a publication
 */
export const useCreatePublication = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublication>>, TError,CreatePublicationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPublication>>,
        TError,
        CreatePublicationMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePublicationMutationOptions(options), queryClient);
    }

export const getGetPublicationUrl = (id: string,) => {




  return `/api/v1/publications/${encodeURIComponent(String(id))}`
}

/**
 * @summary One publication
 */
export const getPublication = async (id: string, options?: Parameters<typeof http>[1]): Promise<PublicationDto> => {

  return http<PublicationDto>(getGetPublicationUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPublicationQueryKey = (id: string,) => {
    return [
    `/api/v1/publications/${id}`
    ] as const;
    }


export const getGetPublicationQueryOptions = <TData = Awaited<ReturnType<typeof getPublication>>, TError = void | ProblemDto>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublication>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicationQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublication>>> = ({ signal }) => getPublication(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublication>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicationQueryResult = NonNullable<Awaited<ReturnType<typeof getPublication>>>
export type GetPublicationQueryError = void | ProblemDto


export function useGetPublication<TData = Awaited<ReturnType<typeof getPublication>>, TError = void | ProblemDto>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublication>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublication>>,
          TError,
          Awaited<ReturnType<typeof getPublication>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPublication<TData = Awaited<ReturnType<typeof getPublication>>, TError = void | ProblemDto>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublication>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublication>>,
          TError,
          Awaited<ReturnType<typeof getPublication>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPublication<TData = Awaited<ReturnType<typeof getPublication>>, TError = void | ProblemDto>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublication>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One publication
 */

export function useGetPublication<TData = Awaited<ReturnType<typeof getPublication>>, TError = void | ProblemDto>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublication>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicationQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getRevisePublicationUrl = (id: string,) => {




  return `/api/v1/publications/${encodeURIComponent(String(id))}`
}

/**
 * Replaces the whole record: every field is written as it is sent, and an absent `file_url` removes the file. `downloads` stays.
 * @summary Revise a publication
 */
export const revisePublication = async (id: string,
    publicationInput: PublicationInput, options?: Parameters<typeof http>[1]): Promise<PublicationDto> => {

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
return http<PublicationDto>(getRevisePublicationUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(publicationInput)
  }
);}





export const getRevisePublicationMutationKey = () => ['revisePublication'] as const;

export const getRevisePublicationMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revisePublication>>, TError,RevisePublicationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revisePublication>>, TError,RevisePublicationMutationVariables, TContext> => {

const mutationKey = getRevisePublicationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revisePublication>>, RevisePublicationMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  revisePublication(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevisePublicationMutationResult = NonNullable<Awaited<ReturnType<typeof revisePublication>>>
    export type RevisePublicationMutationBody = PublicationInput
    export type RevisePublicationMutationError = ProblemDto
    export type RevisePublicationMutationVariables = {id: string;data: PublicationInput}

    /**
 * @summary Revise a publication
 */
export const useRevisePublication = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revisePublication>>, TError,RevisePublicationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revisePublication>>,
        TError,
        RevisePublicationMutationVariables,
        TContext
      > => {
      return useMutation(getRevisePublicationMutationOptions(options), queryClient);
    }

export const getRemovePublicationUrl = (id: string,) => {




  return `/api/v1/publications/${encodeURIComponent(String(id))}`
}

/**
 * @summary Remove a publication
 */
export const removePublication = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getRemovePublicationUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRemovePublicationMutationKey = () => ['removePublication'] as const;

export const getRemovePublicationMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removePublication>>, TError,RemovePublicationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removePublication>>, TError,RemovePublicationMutationVariables, TContext> => {

const mutationKey = getRemovePublicationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removePublication>>, RemovePublicationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  removePublication(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemovePublicationMutationResult = NonNullable<Awaited<ReturnType<typeof removePublication>>>

    export type RemovePublicationMutationError = ProblemDto
    export type RemovePublicationMutationVariables = {id: string}

    /**
 * @summary Remove a publication
 */
export const useRemovePublication = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removePublication>>, TError,RemovePublicationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removePublication>>,
        TError,
        RemovePublicationMutationVariables,
        TContext
      > => {
      return useMutation(getRemovePublicationMutationOptions(options), queryClient);
    }

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
 * @summary Download the document of a publication
 */
export const downloadPublication = async (id: string,
    params?: DownloadPublicationParams, options?: Parameters<typeof http>[1]): Promise<Blob | void> => {

  return http<Blob | void>(getDownloadPublicationUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getDownloadPublicationQueryKey = (id: string,
    params?: DownloadPublicationParams,) => {
    return [
    `/api/v1/publications/${id}/download`, ...(params ? [params] : [])
    ] as const;
    }


export const getDownloadPublicationQueryOptions = <TData = Awaited<ReturnType<typeof downloadPublication>>, TError = void | ProblemDto>(id: string,
    params?: DownloadPublicationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadPublication>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadPublicationQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadPublication>>> = ({ signal }) => downloadPublication(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadPublication>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadPublicationQueryResult = NonNullable<Awaited<ReturnType<typeof downloadPublication>>>
export type DownloadPublicationQueryError = void | ProblemDto


export function useDownloadPublication<TData = Awaited<ReturnType<typeof downloadPublication>>, TError = void | ProblemDto>(
 id: string,
    params: undefined |  DownloadPublicationParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadPublication>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadPublication>>,
          TError,
          Awaited<ReturnType<typeof downloadPublication>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadPublication<TData = Awaited<ReturnType<typeof downloadPublication>>, TError = void | ProblemDto>(
 id: string,
    params?: DownloadPublicationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadPublication>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadPublication>>,
          TError,
          Awaited<ReturnType<typeof downloadPublication>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadPublication<TData = Awaited<ReturnType<typeof downloadPublication>>, TError = void | ProblemDto>(
 id: string,
    params?: DownloadPublicationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadPublication>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download the document of a publication
 */

export function useDownloadPublication<TData = Awaited<ReturnType<typeof downloadPublication>>, TError = void | ProblemDto>(
 id: string,
    params?: DownloadPublicationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadPublication>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadPublicationQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getListPartnersUrl = (params?: ListPartnersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/partners?${stringifiedParams}` : `/api/v1/partners`
}

/**
 * @summary Partners, newest first or sorted
 */
export const listPartners = async (params?: ListPartnersParams, options?: Parameters<typeof http>[1]): Promise<PartnerListDto> => {

  return http<PartnerListDto>(getListPartnersUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListPartnersQueryKey = (params?: ListPartnersParams,) => {
    return [
    `/api/v1/partners`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPartnersQueryOptions = <TData = Awaited<ReturnType<typeof listPartners>>, TError = void | ProblemDto>(params?: ListPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPartnersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartners>>> = ({ signal }) => listPartners(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPartnersQueryResult = NonNullable<Awaited<ReturnType<typeof listPartners>>>
export type ListPartnersQueryError = void | ProblemDto


export function useListPartners<TData = Awaited<ReturnType<typeof listPartners>>, TError = void | ProblemDto>(
 params: undefined |  ListPartnersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartners>>,
          TError,
          Awaited<ReturnType<typeof listPartners>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartners<TData = Awaited<ReturnType<typeof listPartners>>, TError = void | ProblemDto>(
 params?: ListPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartners>>,
          TError,
          Awaited<ReturnType<typeof listPartners>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartners<TData = Awaited<ReturnType<typeof listPartners>>, TError = void | ProblemDto>(
 params?: ListPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Partners, newest first or sorted
 */

export function useListPartners<TData = Awaited<ReturnType<typeof listPartners>>, TError = void | ProblemDto>(
 params?: ListPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPartnersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getCreatePartnerUrl = () => {




  return `/api/v1/partners`
}

/**
 * @summary Publish a partner
 */
export const createPartner = async (partnerInput: PartnerInput, options?: Parameters<typeof http>[1]): Promise<PartnerDto> => {

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
return http<PartnerDto>(getCreatePartnerUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(partnerInput)
  }
);}





export const getCreatePartnerMutationKey = () => ['createPartner'] as const;

export const getCreatePartnerMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPartner>>, TError,CreatePartnerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createPartner>>, TError,CreatePartnerMutationVariables, TContext> => {

const mutationKey = getCreatePartnerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPartner>>, CreatePartnerMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createPartner(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePartnerMutationResult = NonNullable<Awaited<ReturnType<typeof createPartner>>>
    export type CreatePartnerMutationBody = PartnerInput
    export type CreatePartnerMutationError = ProblemDto
    export type CreatePartnerMutationVariables = {data: PartnerInput}

    /**
 * @summary Publish a partner
 */
export const useCreatePartner = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPartner>>, TError,CreatePartnerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPartner>>,
        TError,
        CreatePartnerMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePartnerMutationOptions(options), queryClient);
    }

export const getGetPartnerUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}`
}

/**
 * @summary One partner
 */
export const getPartner = async (id: string, options?: Parameters<typeof http>[1]): Promise<PartnerDto> => {

  return http<PartnerDto>(getGetPartnerUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPartnerQueryKey = (id: string,) => {
    return [
    `/api/v1/partners/${id}`
    ] as const;
    }


export const getGetPartnerQueryOptions = <TData = Awaited<ReturnType<typeof getPartner>>, TError = void | ProblemDto>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPartnerQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPartner>>> = ({ signal }) => getPartner(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPartnerQueryResult = NonNullable<Awaited<ReturnType<typeof getPartner>>>
export type GetPartnerQueryError = void | ProblemDto


export function useGetPartner<TData = Awaited<ReturnType<typeof getPartner>>, TError = void | ProblemDto>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartner>>,
          TError,
          Awaited<ReturnType<typeof getPartner>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartner<TData = Awaited<ReturnType<typeof getPartner>>, TError = void | ProblemDto>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartner>>,
          TError,
          Awaited<ReturnType<typeof getPartner>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartner<TData = Awaited<ReturnType<typeof getPartner>>, TError = void | ProblemDto>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One partner
 */

export function useGetPartner<TData = Awaited<ReturnType<typeof getPartner>>, TError = void | ProblemDto>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPartnerQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getRevisePartnerUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}`
}

/**
 * Replaces the whole record: an absent `logo_url` or `website_url` removes it, an absent `projects_count` is 0.
 * @summary Revise a partner
 */
export const revisePartner = async (id: string,
    partnerInput: PartnerInput, options?: Parameters<typeof http>[1]): Promise<PartnerDto> => {

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
return http<PartnerDto>(getRevisePartnerUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(partnerInput)
  }
);}





export const getRevisePartnerMutationKey = () => ['revisePartner'] as const;

export const getRevisePartnerMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revisePartner>>, TError,RevisePartnerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revisePartner>>, TError,RevisePartnerMutationVariables, TContext> => {

const mutationKey = getRevisePartnerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revisePartner>>, RevisePartnerMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  revisePartner(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevisePartnerMutationResult = NonNullable<Awaited<ReturnType<typeof revisePartner>>>
    export type RevisePartnerMutationBody = PartnerInput
    export type RevisePartnerMutationError = ProblemDto
    export type RevisePartnerMutationVariables = {id: string;data: PartnerInput}

    /**
 * @summary Revise a partner
 */
export const useRevisePartner = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revisePartner>>, TError,RevisePartnerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revisePartner>>,
        TError,
        RevisePartnerMutationVariables,
        TContext
      > => {
      return useMutation(getRevisePartnerMutationOptions(options), queryClient);
    }

export const getRemovePartnerUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}`
}

/**
 * @summary Remove a partner
 */
export const removePartner = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getRemovePartnerUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRemovePartnerMutationKey = () => ['removePartner'] as const;

export const getRemovePartnerMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removePartner>>, TError,RemovePartnerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removePartner>>, TError,RemovePartnerMutationVariables, TContext> => {

const mutationKey = getRemovePartnerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removePartner>>, RemovePartnerMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  removePartner(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemovePartnerMutationResult = NonNullable<Awaited<ReturnType<typeof removePartner>>>

    export type RemovePartnerMutationError = ProblemDto
    export type RemovePartnerMutationVariables = {id: string}

    /**
 * @summary Remove a partner
 */
export const useRemovePartner = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removePartner>>, TError,RemovePartnerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removePartner>>,
        TError,
        RemovePartnerMutationVariables,
        TContext
      > => {
      return useMutation(getRemovePartnerMutationOptions(options), queryClient);
    }

export const getListNewsUrl = (params?: ListNewsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/news?${stringifiedParams}` : `/api/v1/news`
}

/**
 * What will be published later is shown to administrators only, and counted for them only.
 * @summary News, newest first or sorted
 */
export const listNews = async (params?: ListNewsParams, options?: Parameters<typeof http>[1]): Promise<NewsListDto> => {

  return http<NewsListDto>(getListNewsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListNewsQueryKey = (params?: ListNewsParams,) => {
    return [
    `/api/v1/news`, ...(params ? [params] : [])
    ] as const;
    }


export const getListNewsQueryOptions = <TData = Awaited<ReturnType<typeof listNews>>, TError = void | ProblemDto>(params?: ListNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNews>>> = ({ signal }) => listNews(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNewsQueryResult = NonNullable<Awaited<ReturnType<typeof listNews>>>
export type ListNewsQueryError = void | ProblemDto


export function useListNews<TData = Awaited<ReturnType<typeof listNews>>, TError = void | ProblemDto>(
 params: undefined |  ListNewsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNews>>,
          TError,
          Awaited<ReturnType<typeof listNews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNews<TData = Awaited<ReturnType<typeof listNews>>, TError = void | ProblemDto>(
 params?: ListNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNews>>,
          TError,
          Awaited<ReturnType<typeof listNews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNews<TData = Awaited<ReturnType<typeof listNews>>, TError = void | ProblemDto>(
 params?: ListNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary News, newest first or sorted
 */

export function useListNews<TData = Awaited<ReturnType<typeof listNews>>, TError = void | ProblemDto>(
 params?: ListNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNewsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getCreateNewsItemUrl = () => {




  return `/api/v1/news`
}

/**
 * @summary Publish a news item
 */
export const createNewsItem = async (newsItemInput: NewsItemInput, options?: Parameters<typeof http>[1]): Promise<NewsItemDto> => {

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
return http<NewsItemDto>(getCreateNewsItemUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newsItemInput)
  }
);}





export const getCreateNewsItemMutationKey = () => ['createNewsItem'] as const;

export const getCreateNewsItemMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createNewsItem>>, TError,CreateNewsItemMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createNewsItem>>, TError,CreateNewsItemMutationVariables, TContext> => {

const mutationKey = getCreateNewsItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createNewsItem>>, CreateNewsItemMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createNewsItem(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateNewsItemMutationResult = NonNullable<Awaited<ReturnType<typeof createNewsItem>>>
    export type CreateNewsItemMutationBody = NewsItemInput
    export type CreateNewsItemMutationError = ProblemDto
    export type CreateNewsItemMutationVariables = {data: NewsItemInput}

    /**
 * @summary Publish a news item
 */
export const useCreateNewsItem = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createNewsItem>>, TError,CreateNewsItemMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createNewsItem>>,
        TError,
        CreateNewsItemMutationVariables,
        TContext
      > => {
      return useMutation(getCreateNewsItemMutationOptions(options), queryClient);
    }

export const getGetNewsItemUrl = (id: string,) => {




  return `/api/v1/news/${encodeURIComponent(String(id))}`
}

/**
 * @summary One news item
 */
export const getNewsItem = async (id: string, options?: Parameters<typeof http>[1]): Promise<NewsItemDto> => {

  return http<NewsItemDto>(getGetNewsItemUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetNewsItemQueryKey = (id: string,) => {
    return [
    `/api/v1/news/${id}`
    ] as const;
    }


export const getGetNewsItemQueryOptions = <TData = Awaited<ReturnType<typeof getNewsItem>>, TError = void | ProblemDto>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewsItem>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNewsItemQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNewsItem>>> = ({ signal }) => getNewsItem(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNewsItem>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNewsItemQueryResult = NonNullable<Awaited<ReturnType<typeof getNewsItem>>>
export type GetNewsItemQueryError = void | ProblemDto


export function useGetNewsItem<TData = Awaited<ReturnType<typeof getNewsItem>>, TError = void | ProblemDto>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewsItem>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNewsItem>>,
          TError,
          Awaited<ReturnType<typeof getNewsItem>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNewsItem<TData = Awaited<ReturnType<typeof getNewsItem>>, TError = void | ProblemDto>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewsItem>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNewsItem>>,
          TError,
          Awaited<ReturnType<typeof getNewsItem>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNewsItem<TData = Awaited<ReturnType<typeof getNewsItem>>, TError = void | ProblemDto>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewsItem>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One news item
 */

export function useGetNewsItem<TData = Awaited<ReturnType<typeof getNewsItem>>, TError = void | ProblemDto>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewsItem>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNewsItemQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getReviseNewsItemUrl = (id: string,) => {




  return `/api/v1/news/${encodeURIComponent(String(id))}`
}

/**
 * Replaces the whole record: an absent `image_url` removes the image, an absent `published_at` is now.
 * @summary Revise a news item
 */
export const reviseNewsItem = async (id: string,
    newsItemInput: NewsItemInput, options?: Parameters<typeof http>[1]): Promise<NewsItemDto> => {

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
return http<NewsItemDto>(getReviseNewsItemUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newsItemInput)
  }
);}





export const getReviseNewsItemMutationKey = () => ['reviseNewsItem'] as const;

export const getReviseNewsItemMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviseNewsItem>>, TError,ReviseNewsItemMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reviseNewsItem>>, TError,ReviseNewsItemMutationVariables, TContext> => {

const mutationKey = getReviseNewsItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reviseNewsItem>>, ReviseNewsItemMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  reviseNewsItem(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReviseNewsItemMutationResult = NonNullable<Awaited<ReturnType<typeof reviseNewsItem>>>
    export type ReviseNewsItemMutationBody = NewsItemInput
    export type ReviseNewsItemMutationError = ProblemDto
    export type ReviseNewsItemMutationVariables = {id: string;data: NewsItemInput}

    /**
 * @summary Revise a news item
 */
export const useReviseNewsItem = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviseNewsItem>>, TError,ReviseNewsItemMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reviseNewsItem>>,
        TError,
        ReviseNewsItemMutationVariables,
        TContext
      > => {
      return useMutation(getReviseNewsItemMutationOptions(options), queryClient);
    }

export const getRemoveNewsItemUrl = (id: string,) => {




  return `/api/v1/news/${encodeURIComponent(String(id))}`
}

/**
 * @summary Remove a news item
 */
export const removeNewsItem = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getRemoveNewsItemUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRemoveNewsItemMutationKey = () => ['removeNewsItem'] as const;

export const getRemoveNewsItemMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeNewsItem>>, TError,RemoveNewsItemMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeNewsItem>>, TError,RemoveNewsItemMutationVariables, TContext> => {

const mutationKey = getRemoveNewsItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeNewsItem>>, RemoveNewsItemMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  removeNewsItem(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveNewsItemMutationResult = NonNullable<Awaited<ReturnType<typeof removeNewsItem>>>

    export type RemoveNewsItemMutationError = ProblemDto
    export type RemoveNewsItemMutationVariables = {id: string}

    /**
 * @summary Remove a news item
 */
export const useRemoveNewsItem = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeNewsItem>>, TError,RemoveNewsItemMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeNewsItem>>,
        TError,
        RemoveNewsItemMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveNewsItemMutationOptions(options), queryClient);
    }

export const getGetNewsItemBySlugUrl = (slug: string,) => {




  return `/api/v1/news/by-slug/${encodeURIComponent(String(slug))}`
}

/**
 * @summary The news item of a page
 */
export const getNewsItemBySlug = async (slug: string, options?: Parameters<typeof http>[1]): Promise<NewsItemDto> => {

  return http<NewsItemDto>(getGetNewsItemBySlugUrl(slug),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetNewsItemBySlugQueryKey = (slug: string,) => {
    return [
    `/api/v1/news/by-slug/${slug}`
    ] as const;
    }


export const getGetNewsItemBySlugQueryOptions = <TData = Awaited<ReturnType<typeof getNewsItemBySlug>>, TError = void | ProblemDto>(slug: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewsItemBySlug>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNewsItemBySlugQueryKey(slug);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNewsItemBySlug>>> = ({ signal }) => getNewsItemBySlug(slug, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: slug !== null && slug !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNewsItemBySlug>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNewsItemBySlugQueryResult = NonNullable<Awaited<ReturnType<typeof getNewsItemBySlug>>>
export type GetNewsItemBySlugQueryError = void | ProblemDto


export function useGetNewsItemBySlug<TData = Awaited<ReturnType<typeof getNewsItemBySlug>>, TError = void | ProblemDto>(
 slug: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewsItemBySlug>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNewsItemBySlug>>,
          TError,
          Awaited<ReturnType<typeof getNewsItemBySlug>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNewsItemBySlug<TData = Awaited<ReturnType<typeof getNewsItemBySlug>>, TError = void | ProblemDto>(
 slug: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewsItemBySlug>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNewsItemBySlug>>,
          TError,
          Awaited<ReturnType<typeof getNewsItemBySlug>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNewsItemBySlug<TData = Awaited<ReturnType<typeof getNewsItemBySlug>>, TError = void | ProblemDto>(
 slug: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewsItemBySlug>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The news item of a page
 */

export function useGetNewsItemBySlug<TData = Awaited<ReturnType<typeof getNewsItemBySlug>>, TError = void | ProblemDto>(
 slug: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewsItemBySlug>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNewsItemBySlugQueryOptions(slug,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getSubscribeToNewsletterUrl = () => {




  return `/api/v1/newsletter/subscriptions`
}

/**
 * Mails a link by which the address is confirmed within 48 hours, if it is not subscribed yet. Nothing tells whether the address was known.
 * @summary Asks for the newsletter
 */
export const subscribeToNewsletter = async (subscriptionRequestDto: SubscriptionRequestDto, options?: Parameters<typeof http>[1]): Promise<SubscriptionAcceptedDto> => {

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
return http<SubscriptionAcceptedDto>(getSubscribeToNewsletterUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(subscriptionRequestDto)
  }
);}





export const getSubscribeToNewsletterMutationKey = () => ['subscribeToNewsletter'] as const;

export const getSubscribeToNewsletterMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof subscribeToNewsletter>>, TError,SubscribeToNewsletterMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof subscribeToNewsletter>>, TError,SubscribeToNewsletterMutationVariables, TContext> => {

const mutationKey = getSubscribeToNewsletterMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof subscribeToNewsletter>>, SubscribeToNewsletterMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  subscribeToNewsletter(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SubscribeToNewsletterMutationResult = NonNullable<Awaited<ReturnType<typeof subscribeToNewsletter>>>
    export type SubscribeToNewsletterMutationBody = SubscriptionRequestDto
    export type SubscribeToNewsletterMutationError = ProblemDto
    export type SubscribeToNewsletterMutationVariables = {data: SubscriptionRequestDto}

    /**
 * @summary Asks for the newsletter
 */
export const useSubscribeToNewsletter = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof subscribeToNewsletter>>, TError,SubscribeToNewsletterMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof subscribeToNewsletter>>,
        TError,
        SubscribeToNewsletterMutationVariables,
        TContext
      > => {
      return useMutation(getSubscribeToNewsletterMutationOptions(options), queryClient);
    }

export const getConfirmSubscriptionUrl = () => {




  return `/api/v1/newsletter/subscriptions/confirm`
}

/**
 * Works once and may be repeated; one that is wrong or too old is refused at `/token`.
 * @summary Confirms a subscription with the token of its letter
 */
export const confirmSubscription = async (letterLinkDto: LetterLinkDto, options?: Parameters<typeof http>[1]): Promise<SubscriptionConfirmedDto> => {

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
return http<SubscriptionConfirmedDto>(getConfirmSubscriptionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(letterLinkDto)
  }
);}





export const getConfirmSubscriptionMutationKey = () => ['confirmSubscription'] as const;

export const getConfirmSubscriptionMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmSubscription>>, TError,ConfirmSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmSubscription>>, TError,ConfirmSubscriptionMutationVariables, TContext> => {

const mutationKey = getConfirmSubscriptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmSubscription>>, ConfirmSubscriptionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmSubscription(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof confirmSubscription>>>
    export type ConfirmSubscriptionMutationBody = LetterLinkDto
    export type ConfirmSubscriptionMutationError = ProblemDto
    export type ConfirmSubscriptionMutationVariables = {data: LetterLinkDto}

    /**
 * @summary Confirms a subscription with the token of its letter
 */
export const useConfirmSubscription = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmSubscription>>, TError,ConfirmSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmSubscription>>,
        TError,
        ConfirmSubscriptionMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmSubscriptionMutationOptions(options), queryClient);
    }

export const getUnsubscribeUrl = () => {




  return `/api/v1/newsletter/subscriptions/unsubscribe`
}

/**
 * Takes effect at once, may be repeated and does not expire; the address is erased.
 * @summary Ends a subscription with the token of any letter
 */
export const unsubscribe = async (letterLinkDto: LetterLinkDto, options?: Parameters<typeof http>[1]): Promise<SubscriptionEndedDto> => {

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
return http<SubscriptionEndedDto>(getUnsubscribeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(letterLinkDto)
  }
);}





export const getUnsubscribeMutationKey = () => ['unsubscribe'] as const;

export const getUnsubscribeMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unsubscribe>>, TError,UnsubscribeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof unsubscribe>>, TError,UnsubscribeMutationVariables, TContext> => {

const mutationKey = getUnsubscribeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unsubscribe>>, UnsubscribeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  unsubscribe(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UnsubscribeMutationResult = NonNullable<Awaited<ReturnType<typeof unsubscribe>>>
    export type UnsubscribeMutationBody = LetterLinkDto
    export type UnsubscribeMutationError = ProblemDto
    export type UnsubscribeMutationVariables = {data: LetterLinkDto}

    /**
 * @summary Ends a subscription with the token of any letter
 */
export const useUnsubscribe = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unsubscribe>>, TError,UnsubscribeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unsubscribe>>,
        TError,
        UnsubscribeMutationVariables,
        TContext
      > => {
      return useMutation(getUnsubscribeMutationOptions(options), queryClient);
    }

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
 * @summary Subscriptions to the newsletter, newest first or sorted
 */
export const listSubscribers = async (params?: ListSubscribersParams, options?: Parameters<typeof http>[1]): Promise<SubscriberListDto> => {

  return http<SubscriberListDto>(getListSubscribersUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSubscribersQueryKey = (params?: ListSubscribersParams,) => {
    return [
    `/api/v1/admin/newsletter`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSubscribersQueryOptions = <TData = Awaited<ReturnType<typeof listSubscribers>>, TError = ProblemDto>(params?: ListSubscribersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSubscribersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSubscribers>>> = ({ signal }) => listSubscribers(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSubscribersQueryResult = NonNullable<Awaited<ReturnType<typeof listSubscribers>>>
export type ListSubscribersQueryError = ProblemDto


export function useListSubscribers<TData = Awaited<ReturnType<typeof listSubscribers>>, TError = ProblemDto>(
 params: undefined |  ListSubscribersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSubscribers>>,
          TError,
          Awaited<ReturnType<typeof listSubscribers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubscribers<TData = Awaited<ReturnType<typeof listSubscribers>>, TError = ProblemDto>(
 params?: ListSubscribersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSubscribers>>,
          TError,
          Awaited<ReturnType<typeof listSubscribers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubscribers<TData = Awaited<ReturnType<typeof listSubscribers>>, TError = ProblemDto>(
 params?: ListSubscribersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Subscriptions to the newsletter, newest first or sorted
 */

export function useListSubscribers<TData = Awaited<ReturnType<typeof listSubscribers>>, TError = ProblemDto>(
 params?: ListSubscribersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubscribers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSubscribersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







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
 * UTF-8 with a byte order mark, a header row, commas; what looks like a formula follows a `'`.
 * @summary Subscriptions as a table for a spreadsheet
 */
export const exportSubscribers = async (params?: ExportSubscribersParams, options?: Parameters<typeof http>[1]): Promise<string> => {

  return http<string>(getExportSubscribersUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getExportSubscribersQueryKey = (params?: ExportSubscribersParams,) => {
    return [
    `/api/v1/admin/newsletter/export`, ...(params ? [params] : [])
    ] as const;
    }


export const getExportSubscribersQueryOptions = <TData = Awaited<ReturnType<typeof exportSubscribers>>, TError = ProblemDto>(params?: ExportSubscribersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportSubscribers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportSubscribersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportSubscribers>>> = ({ signal }) => exportSubscribers(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportSubscribers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportSubscribersQueryResult = NonNullable<Awaited<ReturnType<typeof exportSubscribers>>>
export type ExportSubscribersQueryError = ProblemDto


export function useExportSubscribers<TData = Awaited<ReturnType<typeof exportSubscribers>>, TError = ProblemDto>(
 params: undefined |  ExportSubscribersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportSubscribers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportSubscribers>>,
          TError,
          Awaited<ReturnType<typeof exportSubscribers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportSubscribers<TData = Awaited<ReturnType<typeof exportSubscribers>>, TError = ProblemDto>(
 params?: ExportSubscribersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportSubscribers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportSubscribers>>,
          TError,
          Awaited<ReturnType<typeof exportSubscribers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportSubscribers<TData = Awaited<ReturnType<typeof exportSubscribers>>, TError = ProblemDto>(
 params?: ExportSubscribersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportSubscribers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Subscriptions as a table for a spreadsheet
 */

export function useExportSubscribers<TData = Awaited<ReturnType<typeof exportSubscribers>>, TError = ProblemDto>(
 params?: ExportSubscribersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportSubscribers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportSubscribersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getRemoveSubscriberUrl = (id: string,) => {




  return `/api/v1/admin/newsletter/${encodeURIComponent(String(id))}`
}

/**
 * @summary Erases a subscription and all that is known of it
 */
export const removeSubscriber = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getRemoveSubscriberUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRemoveSubscriberMutationKey = () => ['removeSubscriber'] as const;

export const getRemoveSubscriberMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeSubscriber>>, TError,RemoveSubscriberMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeSubscriber>>, TError,RemoveSubscriberMutationVariables, TContext> => {

const mutationKey = getRemoveSubscriberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeSubscriber>>, RemoveSubscriberMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  removeSubscriber(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveSubscriberMutationResult = NonNullable<Awaited<ReturnType<typeof removeSubscriber>>>

    export type RemoveSubscriberMutationError = ProblemDto
    export type RemoveSubscriberMutationVariables = {id: string}

    /**
 * @summary Erases a subscription and all that is known of it
 */
export const useRemoveSubscriber = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeSubscriber>>, TError,RemoveSubscriberMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeSubscriber>>,
        TError,
        RemoveSubscriberMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveSubscriberMutationOptions(options), queryClient);
    }

export const getSendContactMessageUrl = () => {




  return `/api/v1/contact-messages`
}

/**
 * The message is stored, then mailed to the firm as soon as its mail server answers. What looks like spam is filed apart and not mailed; the answer is the same. Five messages in ten minutes from one address, and thirty mails an hour in all. No address of a visitor is stored.
 * @summary Write to the firm
 */
export const sendContactMessage = async (contactMessageInput: ContactMessageInput, options?: Parameters<typeof http>[1]): Promise<MessageAcceptedDto> => {

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
return http<MessageAcceptedDto>(getSendContactMessageUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contactMessageInput)
  }
);}





export const getSendContactMessageMutationKey = () => ['sendContactMessage'] as const;

export const getSendContactMessageMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendContactMessage>>, TError,SendContactMessageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendContactMessage>>, TError,SendContactMessageMutationVariables, TContext> => {

const mutationKey = getSendContactMessageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendContactMessage>>, SendContactMessageMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendContactMessage(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendContactMessageMutationResult = NonNullable<Awaited<ReturnType<typeof sendContactMessage>>>
    export type SendContactMessageMutationBody = ContactMessageInput
    export type SendContactMessageMutationError = ProblemDto
    export type SendContactMessageMutationVariables = {data: ContactMessageInput}

    /**
 * @summary Write to the firm
 */
export const useSendContactMessage = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendContactMessage>>, TError,SendContactMessageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendContactMessage>>,
        TError,
        SendContactMessageMutationVariables,
        TContext
      > => {
      return useMutation(getSendContactMessageMutationOptions(options), queryClient);
    }

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
 * @summary Messages of visitors, newest first
 */
export const listMessages = async (params?: ListMessagesParams, options?: Parameters<typeof http>[1]): Promise<MessageListDto> => {

  return http<MessageListDto>(getListMessagesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListMessagesQueryKey = (params?: ListMessagesParams,) => {
    return [
    `/api/v1/admin/messages`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMessagesQueryOptions = <TData = Awaited<ReturnType<typeof listMessages>>, TError = void | ProblemDto>(params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMessagesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMessages>>> = ({ signal }) => listMessages(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof listMessages>>>
export type ListMessagesQueryError = void | ProblemDto


export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = void | ProblemDto>(
 params: undefined |  ListMessagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMessages>>,
          TError,
          Awaited<ReturnType<typeof listMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = void | ProblemDto>(
 params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMessages>>,
          TError,
          Awaited<ReturnType<typeof listMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = void | ProblemDto>(
 params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Messages of visitors, newest first
 */

export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = void | ProblemDto>(
 params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMessagesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetMessageUrl = (id: string,) => {




  return `/api/v1/admin/messages/${encodeURIComponent(String(id))}`
}

/**
 * @summary One message, in full
 */
export const getMessage = async (id: string, options?: Parameters<typeof http>[1]): Promise<MessageDto> => {

  return http<MessageDto>(getGetMessageUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetMessageQueryKey = (id: string,) => {
    return [
    `/api/v1/admin/messages/${id}`
    ] as const;
    }


export const getGetMessageQueryOptions = <TData = Awaited<ReturnType<typeof getMessage>>, TError = void | ProblemDto>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMessageQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMessage>>> = ({ signal }) => getMessage(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMessageQueryResult = NonNullable<Awaited<ReturnType<typeof getMessage>>>
export type GetMessageQueryError = void | ProblemDto


export function useGetMessage<TData = Awaited<ReturnType<typeof getMessage>>, TError = void | ProblemDto>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMessage>>,
          TError,
          Awaited<ReturnType<typeof getMessage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMessage<TData = Awaited<ReturnType<typeof getMessage>>, TError = void | ProblemDto>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMessage>>,
          TError,
          Awaited<ReturnType<typeof getMessage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMessage<TData = Awaited<ReturnType<typeof getMessage>>, TError = void | ProblemDto>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One message, in full
 */

export function useGetMessage<TData = Awaited<ReturnType<typeof getMessage>>, TError = void | ProblemDto>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMessageQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getReviseMessageUrl = (id: string,) => {




  return `/api/v1/admin/messages/${encodeURIComponent(String(id))}`
}

/**
 * A message that came as spam and is filed as new before anything else is mailed to the firm, as it would have been.
 * @summary File a message as new, handled or spam
 */
export const reviseMessage = async (id: string,
    messageRevision: MessageRevision, options?: Parameters<typeof http>[1]): Promise<MessageDto> => {

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
return http<MessageDto>(getReviseMessageUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(messageRevision)
  }
);}





export const getReviseMessageMutationKey = () => ['reviseMessage'] as const;

export const getReviseMessageMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviseMessage>>, TError,ReviseMessageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reviseMessage>>, TError,ReviseMessageMutationVariables, TContext> => {

const mutationKey = getReviseMessageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reviseMessage>>, ReviseMessageMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  reviseMessage(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReviseMessageMutationResult = NonNullable<Awaited<ReturnType<typeof reviseMessage>>>
    export type ReviseMessageMutationBody = MessageRevision
    export type ReviseMessageMutationError = ProblemDto
    export type ReviseMessageMutationVariables = {id: string;data: MessageRevision}

    /**
 * @summary File a message as new, handled or spam
 */
export const useReviseMessage = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviseMessage>>, TError,ReviseMessageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reviseMessage>>,
        TError,
        ReviseMessageMutationVariables,
        TContext
      > => {
      return useMutation(getReviseMessageMutationOptions(options), queryClient);
    }

export const getRemoveMessageUrl = (id: string,) => {




  return `/api/v1/admin/messages/${encodeURIComponent(String(id))}`
}

/**
 * Nothing of it is kept, and nothing brings it back.
 * @summary Erase a message
 */
export const removeMessage = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getRemoveMessageUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRemoveMessageMutationKey = () => ['removeMessage'] as const;

export const getRemoveMessageMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeMessage>>, TError,RemoveMessageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeMessage>>, TError,RemoveMessageMutationVariables, TContext> => {

const mutationKey = getRemoveMessageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeMessage>>, RemoveMessageMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  removeMessage(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveMessageMutationResult = NonNullable<Awaited<ReturnType<typeof removeMessage>>>

    export type RemoveMessageMutationError = ProblemDto
    export type RemoveMessageMutationVariables = {id: string}

    /**
 * @summary Erase a message
 */
export const useRemoveMessage = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeMessage>>, TError,RemoveMessageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeMessage>>,
        TError,
        RemoveMessageMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveMessageMutationOptions(options), queryClient);
    }

export const getGetSettingsUrl = () => {




  return `/api/v1/settings`
}

/**
 * @summary The facts of the firm
 */
export const getSettings = async ( options?: Parameters<typeof http>[1]): Promise<FirmDto> => {

  return http<FirmDto>(getGetSettingsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSettingsQueryKey = () => {
    return [
    `/api/v1/settings`
    ] as const;
    }


export const getGetSettingsQueryOptions = <TData = Awaited<ReturnType<typeof getSettings>>, TError = void | ProblemDto>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSettingsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSettings>>> = ({ signal }) => getSettings({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getSettings>>>
export type GetSettingsQueryError = void | ProblemDto


export function useGetSettings<TData = Awaited<ReturnType<typeof getSettings>>, TError = void | ProblemDto>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSettings>>,
          TError,
          Awaited<ReturnType<typeof getSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSettings<TData = Awaited<ReturnType<typeof getSettings>>, TError = void | ProblemDto>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSettings>>,
          TError,
          Awaited<ReturnType<typeof getSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSettings<TData = Awaited<ReturnType<typeof getSettings>>, TError = void | ProblemDto>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The facts of the firm
 */

export function useGetSettings<TData = Awaited<ReturnType<typeof getSettings>>, TError = void | ProblemDto>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSettingsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getGetAdminSettingsUrl = () => {




  return `/api/v1/admin/settings`
}

/**
 * @summary The facts of the firm, and which are still to be given
 */
export const getAdminSettings = async ( options?: Parameters<typeof http>[1]): Promise<SettingsDto> => {

  return http<SettingsDto>(getGetAdminSettingsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetAdminSettingsQueryKey = () => {
    return [
    `/api/v1/admin/settings`
    ] as const;
    }


export const getGetAdminSettingsQueryOptions = <TData = Awaited<ReturnType<typeof getAdminSettings>>, TError = ProblemDto>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAdminSettingsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminSettings>>> = ({ signal }) => getAdminSettings({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAdminSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAdminSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getAdminSettings>>>
export type GetAdminSettingsQueryError = ProblemDto


export function useGetAdminSettings<TData = Awaited<ReturnType<typeof getAdminSettings>>, TError = ProblemDto>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminSettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminSettings>>,
          TError,
          Awaited<ReturnType<typeof getAdminSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminSettings<TData = Awaited<ReturnType<typeof getAdminSettings>>, TError = ProblemDto>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminSettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminSettings>>,
          TError,
          Awaited<ReturnType<typeof getAdminSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminSettings<TData = Awaited<ReturnType<typeof getAdminSettings>>, TError = ProblemDto>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The facts of the firm, and which are still to be given
 */

export function useGetAdminSettings<TData = Awaited<ReturnType<typeof getAdminSettings>>, TError = ProblemDto>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAdminSettingsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







export const getReviseSettingsUrl = () => {




  return `/api/v1/admin/settings`
}

/**
 * Replaces them all: every fact has to be there. They are live on all pages at once.
 * @summary Revise the facts of the firm
 */
export const reviseSettings = async (firmDto: FirmDto, options?: Parameters<typeof http>[1]): Promise<SettingsDto> => {

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
return http<SettingsDto>(getReviseSettingsUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(firmDto)
  }
);}





export const getReviseSettingsMutationKey = () => ['reviseSettings'] as const;

export const getReviseSettingsMutationOptions = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviseSettings>>, TError,ReviseSettingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reviseSettings>>, TError,ReviseSettingsMutationVariables, TContext> => {

const mutationKey = getReviseSettingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reviseSettings>>, ReviseSettingsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  reviseSettings(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReviseSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof reviseSettings>>>
    export type ReviseSettingsMutationBody = FirmDto
    export type ReviseSettingsMutationError = ProblemDto
    export type ReviseSettingsMutationVariables = {data: FirmDto}

    /**
 * @summary Revise the facts of the firm
 */
export const useReviseSettings = <TError = ProblemDto,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviseSettings>>, TError,ReviseSettingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reviseSettings>>,
        TError,
        ReviseSettingsMutationVariables,
        TContext
      > => {
      return useMutation(getReviseSettingsMutationOptions(options), queryClient);
    }

export const getReadCountsUrl = () => {




  return `/api/v1/admin/counts`
}

/**
 * @summary How many records of each kind there are
 */
export const readCounts = async ( options?: Parameters<typeof http>[1]): Promise<CountsDto> => {

  return http<CountsDto>(getReadCountsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getReadCountsQueryKey = () => {
    return [
    `/api/v1/admin/counts`
    ] as const;
    }


export const getReadCountsQueryOptions = <TData = Awaited<ReturnType<typeof readCounts>>, TError = ProblemDto>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadCountsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readCounts>>> = ({ signal }) => readCounts({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readCounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadCountsQueryResult = NonNullable<Awaited<ReturnType<typeof readCounts>>>
export type ReadCountsQueryError = ProblemDto


export function useReadCounts<TData = Awaited<ReturnType<typeof readCounts>>, TError = ProblemDto>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCounts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readCounts>>,
          TError,
          Awaited<ReturnType<typeof readCounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadCounts<TData = Awaited<ReturnType<typeof readCounts>>, TError = ProblemDto>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCounts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readCounts>>,
          TError,
          Awaited<ReturnType<typeof readCounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadCounts<TData = Awaited<ReturnType<typeof readCounts>>, TError = ProblemDto>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How many records of each kind there are
 */

export function useReadCounts<TData = Awaited<ReturnType<typeof readCounts>>, TError = ProblemDto>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadCountsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







