import { getAdminDetails } from '@shala/contract/identity';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '#lib/send';

/** The school's name and logo and who is signed in. A failure is only logged: the sidebar then says 'Admin'. */
export function useAdminDetails() {
  return useQuery(adminDetails());
}

/** How to load them. A function, because a call at the top of this file would bring the query library to /login. */
export function adminDetails() {
  return queryOptions({
    queryKey: ['identity', 'adminDetails'],
    queryFn: async ({ signal }) => {
      try {
        return await send(getAdminDetails, {}, { signal });
      } catch (error) {
        if (!signal.aborted) console.warn("The school's details could not be opened", error);
        throw error;
      }
    },
    staleTime: 5 * 60_000,
  });
}
