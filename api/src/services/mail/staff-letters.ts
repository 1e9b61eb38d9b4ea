import { countOf } from '@ostrov/shared/formats/plural'
import { quoted } from '@ostrov/shared/formats/quoted'
import { type Brand, letter } from './letter-layout'
import type { Letter } from './mail'

/** To an owner or an administrator whom the platform added: the link by which they choose their first password. */
export function addedLetter(facts: Brand & { url: string; days: number; side: 'restaurant' | 'desk' }): Letter {
  const what = facts.side === 'restaurant' ? 'кабинет ресторана' : 'доступ к\u00a0столу администраторов'
  return letter({
    ...facts,
    title: `Вам открыли ${what}`,
    lines: [
      `Администратор открыл вам ${what} на\u00a0сайте ${quoted(facts.brand)}. Войти можно по\u00a0этой почте.`,
      `Придумайте пароль, и\u00a0можно входить. Ссылка действует ${countOf(facts.days, 'день', 'дня', 'дней')} и\u00a0только один раз.`,
      'Если вы об\u00a0этом не\u00a0договаривались, просто удалите письмо: без\u00a0пароля войти нельзя.',
    ],
    action: { label: 'Придумать пароль', url: facts.url },
  })
}
