import { isRecord, textOf } from '../payments/lossless-json'
import { SocialProblem } from './ask-provider'
import type { SocialService } from './service'

export type YandexConfig = { url: string; infoUrl: string; clientId: string; clientSecret: string }

/** Yandex ID: OAuth 2.0 with a client secret, and PKCE beside it. A person without mail or phone is an ordinary one. */
export function yandexService({ url, infoUrl, clientId: client_id, clientSecret }: YandexConfig): SocialService {
  return {
    address: ({ state, challenge, redirect_uri }) =>
      `${url}/authorize?${new URLSearchParams({
        response_type: 'code',
        client_id,
        redirect_uri,
        state,
        scope: 'login:info',
        // What the person or the application's own settings leave out does not stop the sign-in.
        optional_scope: 'login:email login:default_phone',
        code_challenge: challenge,
        code_challenge_method: 'S256',
      })}`,
    async readPerson(ask, { code, verifier, redirect_uri }) {
      const given = await ask(`${url}/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          client_id,
          client_secret: clientSecret,
          code_verifier: verifier,
          redirect_uri,
        }),
      })
      const token = textOf(given, 'access_token')
      if (token === '') throw new SocialProblem('refused')
      const person = await ask(`${infoUrl}/info?format=json`, { headers: { authorization: `OAuth ${token}` } })
      // A token that was given to another application tells nothing of who signs in here.
      if (textOf(person, 'client_id') !== client_id) throw new SocialProblem('refused')
      const phone = isRecord(person.default_phone) ? textOf(person.default_phone, 'number') : ''
      const [subject, name, email] = ['id', 'first_name', 'default_email'].map((key) => textOf(person, key))
      return { subject: subject ?? '', name: name ?? '', phone, email: email ?? '' }
    },
  }
}
