import { TICKET_MAIL_FORM } from '@ostrov/shared/tickets/form'
import { FormField } from '@ostrov/shared/ui/FormField'

/** Opens kinds of tickets that others do not see. */
export function CodeField({ code, errors }: { code: string; errors: { code?: string } }) {
  return <FormField form={{ table: TICKET_MAIL_FORM, values: { code }, errors }} name="code" />
}
