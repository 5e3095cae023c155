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
  CountsDto,
  HealthDto,
  ListProjectsParams,
  MeDto,
  ProblemDto,
  ProjectDto,
  ProjectInput,
  ProjectListDto,
  ProjectRevision,
  ReadFileParams,
  SessionDto,
  SignInDto,
  SignUpDto,
  UploadFileDto,
  UploadedFileDto
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
export const isReady = async ( options?: Parameters<typeof http>[1]): Promise<HealthDto> => {

  return http<HealthDto>(getIsReadyUrl(),
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
 * @summary Projects, newest first
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
 * @summary Projects, newest first
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







