import { ActivitiesScreen } from '../activities/activities.tsx';

export { prefetchActivities } from '../activities/activities.tsx';

/** The student's clubs. */
export function StudentClubsScreen() {
  return <ActivitiesScreen kind="clubs" />;
}
