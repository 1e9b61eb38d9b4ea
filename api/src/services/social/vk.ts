import { isRecord, textOf } from '../payments/lossless-json'
import { SocialProblem } from './ask-provider'
import type { SocialService } from './service'

export type VkConfig = { url: string; clientId: string }

/** VK ID: OAuth 2.1 with PKCE, no client secret; a code is good with the `device_id` it came with. */
export function vkService({ url, clientId: client_id }: VkConfig): SocialService {
  return {
    address: ({ state, challenge, redirect_uri }) =>
      `${url}/authorize?${new URLSearchParams({
        response_type: 'code',
        client_id,
        redirect_uri,
        state,
        scope: 'vkid.personal_info phone email',
        code_challenge: challenge,
        // In lower case, as this service alone writes it.
        code_challenge_method: 's256',
      })}`,
    async readPerson(ask, { code, device_id, state, verifier, redirect_uri }) {
      if (!device_id) throw new SocialProblem('refused')
      const given = await ask(`${url}/oauth2/auth`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          code_verifier: verifier,
          client_id,
          device_id,
          redirect_uri,
          state,
        }),
      })
      const access_token = textOf(given, 'access_token')
      if (access_token === '' || textOf(given, 'state') !== state) throw new SocialProblem('refused')
      const { user } = await ask(`${url}/oauth2/user_info?${new URLSearchParams({ client_id })}`, {
        method: 'POST',
        body: new URLSearchParams({ client_id, access_token }),
      })
      if (!isRecord(user)) throw new SocialProblem('refused')
      const subject = textOf(user, 'user_id')
      if (subject !== textOf(given, 'user_id')) throw new SocialProblem('refused')
      return { subject, name: textOf(user, 'first_name'), phone: textOf(user, 'phone'), email: textOf(user, 'email') }
    },
  }
}
