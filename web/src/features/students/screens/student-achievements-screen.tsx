import { ActivitiesScreen } from '../activities/activities.tsx';

/** The student's achievements. */
export function StudentAchievementsScreen() {
  return <ActivitiesScreen kind="achievements" />;
}
