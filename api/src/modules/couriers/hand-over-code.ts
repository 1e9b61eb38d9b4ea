import { HAND_OVER_CODE_LENGTH, HAND_OVER_CODE_TRIES } from '@ostrov/shared/couriers/rules'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'

/** What a customer tells at the door; kept nowhere, for it is made of the order and our secret. */
export function handOverCode(secret: string, order_uuid: string): string {
  const hash = new Bun.CryptoHasher('sha256', secret).update(`hand_over:${order_uuid}`).digest()
  return String(hash.readUInt32BE(0) % 10 ** HAND_OVER_CODE_LENGTH).padStart(HAND_OVER_CODE_LENGTH, '0')
}

type Tried = { order_id: number; order_uuid: string; restaurant_id: string; secret: string; code: string | undefined }

/**
 * Whether the order may be handed over by what was typed: by anything where its restaurant asks no code. A wrong one is
 * counted, so what is answered must not undo the transaction. @returns why not, as a sentence
 */
export async function codeRefusal(em: Em, { order_id, order_uuid, restaurant_id, secret, code }: Tried) {
  const terms = await row<{ asks_code: boolean }>(
    em,
    sql`select asks_code from courier_terms where restaurant_id = ${restaurant_id}`,
  )
  if (!terms?.asks_code) return null
  const isRight = code?.replace(/\D/g, '') === handOverCode(secret, order_uuid)
  const tried = await changed(
    em,
    sql`update order_courier set is_proved = ${isRight}, code_tries = code_tries + ${isRight ? 0 : 1}
        where order_id = ${order_id} and taken_back_at is null and code_tries < ${HAND_OVER_CODE_TRIES}`,
  )
  if (tried === 0) return 'Код вводили слишком много раз. Заказ закроет ресторан.'
  return isRight ? null : 'Код не\u00A0подошёл. Попросите клиента назвать четыре цифры со\u00A0страницы заказа.'
}
