import { ActivitiesScreen } from '../activities/activities.tsx';

export { prefetchActivities } from '../activities/activities.tsx';

/** The student's achievements. */
export function StudentAchievementsScreen() {
  return <ActivitiesScreen kind="achievements" />;
}
