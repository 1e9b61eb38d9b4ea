import { useStore } from '@nanostores/react'
import { api } from '../../api'
import { $staff } from '../../session/store'

/** The calls about the account of whoever works here: the same on both sides. */
export function useOwnAccount() {
  return useStore($staff)?.kind === 'admin' ? api.admin : api.business_user
}
