/** The name of a month as it is typed, long or short, captured. */
export const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|march|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

/** The beginnings of the months' names, January first. */
export const MONTH_STARTS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
