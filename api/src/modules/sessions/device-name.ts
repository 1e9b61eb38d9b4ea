import { parse } from 'bowser'

/** «Safari, iOS»: what a browser says of itself, in words its owner knows it by. */
export function deviceName(user_agent: string | null): string {
  // The library takes no empty text.
  const { browser, os } = parse(user_agent || '-')
  return [browser.name, os.name].filter(Boolean).join(', ') || 'Неизвестное устройство'
}
