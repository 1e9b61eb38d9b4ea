import { Refusal } from '../../kernel/problems'
import type { PushSubscription } from '../../services/push/push'
import { isPushEndpoint } from '../../services/push/push-hosts'
import { canEncrypt } from '../../services/push/push-keys'

/**
 * Whether a browser can be told anything at all: it stands at a push service, which our server will call, and has keys.
 * @throws {Refusal} `request.invalid`.
 */
export function demandSubscription({ endpoint, keys }: PushSubscription) {
  if (!isPushEndpoint(endpoint)) throw refused('Неизвестная служба уведомлений')
  if (!canEncrypt(keys)) throw refused('Браузер прислал неверные ключи. Включите уведомления ещё раз')
}

function refused(push_subscription: string) {
  return new Refusal('request.invalid', { errors: { push_subscription } })
}
