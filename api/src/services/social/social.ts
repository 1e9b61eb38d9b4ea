import { emailOrNull, isName, PROFILE_FORM } from '@ostrov/shared/customers/form'
import { normalizePhone } from '@ostrov/shared/formats/phone'
import { checkForm } from '@ostrov/shared/forms/form'
import type { SocialProvider } from '@ostrov/shared/sessions/social'
import type { Config } from '../../config'
import { askWithin, type Fetch, type SocialFailure, SocialProblem } from './ask-provider'
import type { Returned, SocialService, Told } from './service'
import { vkService } from './vk'
import { yandexService } from './yandex'

/** Who the service says it is. What our profile would not take is null. */
export type SocialPerson = { subject: string; name: string | null; phone: string | null; email: string | null }
export type SocialDoor = {
  address: SocialService['address']
  readPerson: (returned: Returned) => Promise<SocialPerson | SocialFailure>
}
export type SocialDoors = Partial<Record<SocialProvider, SocialDoor>>

const LONGEST_SUBJECT = 200

/** The applications of the stand-in that the product itself mounts. */
const SANDBOX_SOCIAL = (origin: string) => ({
  vk: { url: `${origin}/sandbox-social/vk`, clientId: 'sandbox-vk' },
  yandex: {
    url: `${origin}/sandbox-social/yandex`,
    infoUrl: `${origin}/sandbox-social/yandex`,
    clientId: 'sandbox-yandex',
    clientSecret: 'sandbox-secret',
  },
})

/** The one address that a service may send people back to; it is registered there. */
export const callbackOf = (origin: string, provider: SocialProvider) => `${origin}/api/auth/social/${provider}/callback`

/** The services that are set up. Tokens live no longer than the call that asks who came, and are written nowhere. */
export function createSocialDoors({ social, origin }: Config, fetch: Fetch = globalThis.fetch): SocialDoors {
  const { vk, yandex } = social.mode === 'sandbox' ? SANDBOX_SOCIAL(origin) : social
  return {
    ...(vk.clientId !== '' && { vk: open(vkService(vk), fetch) }),
    ...(yandex.clientId !== '' && { yandex: open(yandexService(yandex), fetch) }),
  }
}

function open({ address, readPerson }: SocialService, fetch: Fetch): SocialDoor {
  return {
    address,
    async readPerson(returned) {
      try {
        const { subject, ...told } = await readPerson(askWithin(fetch), returned)
        if (subject === '' || subject.length > LONGEST_SUBJECT) return 'refused'
        return { subject, ...usable(told) }
      } catch (problem) {
        if (problem instanceof SocialProblem) return problem.failure
        throw problem
      }
    },
  }
}

function usable({ name, phone, email }: Omit<Told, 'subject'>) {
  return {
    name: isName(name) ? name : null,
    phone: normalizePhone(phone),
    email: checkForm({ email: PROFILE_FORM.email }, { email }).email ? null : emailOrNull(email),
  }
}
