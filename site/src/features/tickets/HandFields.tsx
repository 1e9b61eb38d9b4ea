import { TICKET_HAND_FORM, TICKET_LINK_FORM } from '@ostrov/shared/tickets/form'
import { FormField } from '@ostrov/shared/ui/FormField'

/** To whom a ticket goes: somebody of the portal. */
export function PhoneField({ phone, error }: { phone: string; error: string | undefined }) {
  return <FormField form={{ table: TICKET_HAND_FORM, values: { phone }, errors: { phone: error } }} name="phone" />
}

/** To whom it goes by a link. */
export function NameField({ name, error }: { name: string; error: string | undefined }) {
  return <FormField form={{ table: TICKET_LINK_FORM, values: { name }, errors: { name: error } }} name="name" />
}
