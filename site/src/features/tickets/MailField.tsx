import { isOff } from '@ostrov/shared/formats/installation'
import { NO_MAIL } from '@ostrov/shared/messages/fates'
import { TICKET_MAIL_FORM } from '@ostrov/shared/tickets/form'
import { FormField } from '@ostrov/shared/ui/FormField'

/** Where the tickets are sent. */
export function MailField({ mail, errors }: { mail: string; errors: { mail?: string } }) {
  const hint = isOff('mail') ? `${NO_MAIL}: билеты будут в\u00A0профиле` : undefined
  return <FormField form={{ table: TICKET_MAIL_FORM, values: { mail }, errors }} name="mail" hint={hint} />
}
