import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { LEFT } from '../offline/shelves'
import { $addresses } from './addresses'
import { isForgotten } from './known'
import { $user_delivery, startWithNobody } from './store'

/** So long a page waits to learn whose it is; an answer that comes later is taken all the same. */
const PATIENCE_MS = 4_000

/** Asks the server once who is signed in, and remembers them here as their sign-in did. */
export function restorePerson(): Promise<void> {
  const told = readPerson().catch(startWithNobody)
  return Promise.race([told, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))])
}

/** The server has signed somebody in without a script: whoever was remembered here is forgotten, and the person read. */
export async function recallPerson(): Promise<void> {
  localStorage.removeItem(LEFT)
  $user_delivery.set(null)
  await restorePerson()
}

async function readPerson() {
  const [person, addresses] = await Promise.all([
    ask(api.user.get()),
    ask(api.user.user_address.get({ query: {} })).catch(() => null),
  ])
  // Somebody has signed in meanwhile, or left.
  if (!isForgotten()) return
  const { id, phone, name, session_expire_at: expire_at } = person
  const address = addresses?.items.find((one) => one.is_active) ?? null
  if (addresses) $addresses.set(addresses.items)
  $user_delivery.set({ id, phone, name, is_confirmed: true, expire_at, address })
}
