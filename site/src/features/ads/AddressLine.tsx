import { FormField } from '@ostrov/shared/ui/FormField'
import { type Form, wordsOf } from '@ostrov/shared/ui/use-form'

/** The point that belongs to the line. */
export const POINT = 'point'

/** What a script goes on from. */
export type AddressGiven = { name: string; label: string; hint?: string; error?: string; point: string }

/** A line of text that the server finds on the map; whoever runs a script is offered hints and the map once the form is touched (`show-on-map.ts`). */
export function AddressLine({ form, name, point }: { form: Form; name: string; point: string }) {
  const { label, hint, error } = wordsOf(form, name)
  const given: AddressGiven = { name, label, point, ...(hint && { hint }), ...(error && { error }) }
  return (
    <div className="ad-form__place stack gap-3" data-ad-place={JSON.stringify(given)}>
      <div className="ad-form__line">
        <FormField form={form} name={name} />
      </div>
    </div>
  )
}
