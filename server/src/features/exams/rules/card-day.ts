/** `2016-08-05` as `05-08-2016`, the same in all languages. */
export function cardDay(day: string): string {
  return day.split('-').reverse().join('-');
}
