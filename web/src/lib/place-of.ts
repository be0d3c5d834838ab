import type { FieldValues, UseFormReturn } from 'react-hook-form';

type WithPlace = FieldValues & { state: string; city: string };

/** What `PlaceFields` needs of a form with the fields `state` and `city`. */
export function placeOf<Values extends WithPlace>(form: UseFormReturn<Values>) {
  // The form's own generics cannot tell that these two fields are there.
  const known = form as unknown as UseFormReturn<WithPlace>;
  const { errors, isSubmitted } = known.formState;
  return {
    place: { state: known.watch('state') ?? '', city: known.watch('city') ?? '' },
    onChange: ({ state, city }: { state: string; city: string }) => {
      const options = { shouldDirty: true, shouldValidate: isSubmitted };
      known.setValue('state', state, options);
      known.setValue('city', city, options);
    },
    errors: { state: errors.state?.message as string | undefined, city: errors.city?.message as string | undefined },
  };
}
