import { COMPLAINT_FORM } from '@ostrov/shared/moderation/form'
import { Button } from '@ostrov/shared/ui/Button'
import { FormField } from '@ostrov/shared/ui/FormField'
import type { ComplaintView } from './complaint'

/** Why somebody complains: a page without scripts. */
export function ComplaintForm({ view: { typed, errors, refusal }, action }: { view: ComplaintView; action: string }) {
  const form = { table: COMPLAINT_FORM, values: typed, errors }
  return (
    <form className="ad-complaint stack-start gap-5" method="post" action={action}>
      {refusal && (
        <p className="form-failure" role="alert">
          {refusal}
        </p>
      )}
      <FormField form={form} name="reason" />
      <FormField form={form} name="words" />
      <Button type="submit" variant="primary" size="large">
        Пожаловаться
      </Button>
    </form>
  )
}
