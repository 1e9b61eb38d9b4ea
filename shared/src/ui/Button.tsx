import type { ComponentProps, MouseEvent } from 'react'

export type ButtonLook = {
  /** `primary` is the one call of a screen, `ink` an ordinary next step; `berry` confirms what cannot be undone, `danger` only offers it. */
  variant?: 'primary' | 'ink' | 'secondary' | 'sea' | 'quiet' | 'danger' | 'berry'
  size?: 'small' | 'medium' | 'large'
  /** As wide as its place. */
  wide?: boolean
}

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** Waiting for an answer: says so and takes no second press, yet keeps the focus. */
    busy?: boolean
    busyLabel?: string
  }

/** The product's button. `type` is `button` unless said otherwise. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyLabel = 'Загрузка…',
  className,
  children,
  onClick,
  ...rest
}: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {busy ? (
        <>
          <span className="ui-spinner" aria-hidden="true" />
          {busyLabel}
        </>
      ) : (
        children
      )}
    </button>
  )
}

/** The classes of a button, for a link that looks like one: `<a className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({ variant = 'secondary', size = 'medium', wide }: ButtonLook, more?: string): string {
  const names = ['ui-button']
  if (variant !== 'secondary') names.push(`ui-button--${variant}`)
  if (size !== 'medium') names.push(`ui-button--${size}`)
  if (wide) names.push('ui-button--wide')
  if (more) names.push(more)
  return names.join(' ')
}
