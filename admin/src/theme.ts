import { persistentAtom } from '@nanostores/persistent'

export const THEME_LABELS = { auto: 'Как в\u00A0системе', light: 'Светлая', dark: 'Тёмная' } as const
type Theme = keyof typeof THEME_LABELS

export const $theme = persistentAtom<Theme>('ostrov_theme', 'auto')

/** Keeps the page in the chosen theme; `auto` follows the system. */
export function followTheme(): void {
  $theme.subscribe((theme) => {
    if (theme === 'auto') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  })
}
