import type { VACANCY_REPLY_FORM } from '@ostrov/shared/replies/form'
import { FormField } from '@ostrov/shared/ui/FormField'
import type { Form } from '@ostrov/shared/ui/use-form'

/** What a vacancy is answered with, on a page and over one. */
export function ReplyFields({ form }: { form: Form<keyof typeof VACANCY_REPLY_FORM> }) {
  return (
    <>
      {form.table.resume_id.kind === 'choice' && <FormField form={form} name="resume_id" />}
      <FormField form={form} name="letter" />
      <FormField form={form} name="name" />
      <FormField form={form} name="phone" />
      <FormField form={form} name="email" />
    </>
  )
}
