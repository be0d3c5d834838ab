import { ActivitiesScreen } from '../activities/activities.tsx';

export { prefetchActivities } from '../activities/activities.tsx';

/** The student's sports. */
export function StudentSportsScreen() {
  return <ActivitiesScreen kind="sports" />;
}
