import { TICKET_MAIL_FORM } from '@ostrov/shared/tickets/form'
import { FormField } from '@ostrov/shared/ui/FormField'

/** Where the tickets are sent. */
export function MailField({ mail, errors }: { mail: string; errors: { mail?: string } }) {
  return <FormField form={{ table: TICKET_MAIL_FORM, values: { mail }, errors }} name="mail" />
}
