import type { Check, FormTable } from '../forms/form'
import { WEBHOOK_EVENTS } from './events'

/** Where to: https anywhere, or this very machine while somebody tries things. */
const addressCheck: Check = (value) => {
  const url = URL.parse(value)
  const isAddress = url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url)))
  if (!isAddress) return 'Укажите адрес целиком: https://…'
  return url.username || url.password
    ? 'Уберите имя и\u00A0пароль из\u00A0адреса: подпись уже доказывает, что это мы'
    : null
}

const isLoopback = ({ hostname }: URL) => hostname === '127.0.0.1' || hostname === 'localhost'

/** Where a restaurant's own software is told of orders, and of what. */
export const WEBHOOK_FORM = {
  enabled: { label: 'Отправлять события', kind: 'flag' },
  url: {
    ...{ label: 'Адрес вашего сервера', kind: 'text', max: 500, autoComplete: 'off' },
    required: 'Укажите адрес, куда\u00A0отправлять',
    checks: [addressCheck],
    placeholder: 'https://…',
  },
  events: {
    ...{ label: 'О\u00A0чём сообщать', kind: 'choices', choices: WEBHOOK_EVENTS },
    required: 'Отметьте хотя бы одно событие',
  },
} as const satisfies FormTable
