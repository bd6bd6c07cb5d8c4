import { authCalls, bookReader, brandHolder, type User } from '@signet/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { keepKnown, type Known } from '../api/asked-ahead.ts';
import { call } from '../api/call.ts';
import { queryClient, worthRetrying } from '../api/query-client.ts';
import { visitorMay } from './admission.ts';
import { session } from './session.ts';
import { validationOf, validationOfFailure, type Validation, type Visitor } from './validation.ts';

/** What of a finished brand the next document may ask for. */
const opensOf = (validation: Validation): Known['opens'] => {
  if (!('visitor' in validation)) return undefined;
  const library = visitorMay(brandHolder, validation.visitor);
  return { book: library && visitorMay(bookReader, validation.visitor), library };
};

/** The session as the server sees it. Asked once; again after registering and wherever `refreshVisitor` is called. */
export const validationQuery = queryOptions({
  queryKey: ['validation'],
  // without the query's signal: a screen that unmounts meanwhile must not turn a running validation into a failed one
  queryFn: async () => {
    // who has the tokens that the call goes with
    await session();
    const validation = validationOf(await call(authCalls.validate));
    keepKnown({ opens: opensOf(validation) });
    return validation;
  },
  staleTime: Infinity,
  gcTime: Infinity,
  retry: worthRetrying,
});

/** Validates the session, or answers what is known already. Never throws: a failure is a result too. */
export const validateSession = async (): Promise<Validation> => {
  try {
    return await queryClient.ensureQueryData(validationQuery);
  } catch (failure) {
    return validationOfFailure(failure);
  }
};

/** Asks the server again, for what has just changed the user (registration, a completed quiz). */
export const refreshVisitor = async (): Promise<void> => {
  await queryClient.invalidateQueries({ queryKey: validationQuery.queryKey, refetchType: 'none' });
  await queryClient.fetchQuery(validationQuery);
};

/** The visitor, where there is one: undefined on public screens and before validation. */
export const useVisitor = (): Visitor | undefined => {
  const { data } = useQuery({ ...validationQuery, enabled: false });
  return data && 'visitor' in data ? data.visitor : undefined;
};

/** The signed-in user on a screen behind a guard. */
export const useUser = (): User => {
  const visitor = useVisitor();
  if (!visitor) throw new Error('This screen needs a validated user, and its route does not ask for one');
  return visitor.user;
};

/** The visitor outside a component, behind a guard. */
export const visitorNow = (): Visitor | undefined => {
  const data = queryClient.getQueryData(validationQuery.queryKey);
  return data && 'visitor' in data ? data.visitor : undefined;
};
