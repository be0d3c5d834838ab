/** English words between a person and what that person does, says or wishes: 'they will also send', 'parents have really wanted'. */
export const BEFORE_VERB: readonly string[] =
  'already also only just really now still all has have had is are was were been will shall would may might usually always often never'.split(
    ' ',
  );
