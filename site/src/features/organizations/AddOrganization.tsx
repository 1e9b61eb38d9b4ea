import { ORGANIZATION_FORM } from '@ostrov/shared/organizations/form'
import { organizationDonePath, ownOrganizationPath } from '@ostrov/shared/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { ModalForm } from '../../components/ModalForm'
import type { Closing } from '../modals/kind'
import { sentAs } from '../moderated/sent-as'
import { FAILED } from './words'

/** A shop, a workshop, a clinic: over the page one reads; what waits is said on its own page afterwards. */
export default function AddOrganization({ close }: Closing) {
  return (
    <ModalForm
      table={ORGANIZATION_FORM}
      submit={'Отправить на\u00A0проверку'}
      failed={FAILED.create}
      send={async (body, headers) => {
        const made = await ask(api.user.organizations.post(body, { headers }))
        await close()
        location.assign(organizationDonePath(ownOrganizationPath(made.id), sentAs(made, true)))
      }}
    />
  )
}
