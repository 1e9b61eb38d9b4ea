import { numberAtStart } from '@ostrov/shared/formats/numbered-address'
import { organizationPath } from '@ostrov/shared/paths'
import type { serverApi } from '../../api'
import { atAddress } from '../../at-address'

/** What stands at an address of organizations. */
export const readOrganization = (api: ReturnType<typeof serverApi>, address: string) =>
  atAddress({
    address,
    number: numberAtStart(address),
    read: (number) => api.organizations({ number }).get(),
    pathOf: organizationPath,
  })
