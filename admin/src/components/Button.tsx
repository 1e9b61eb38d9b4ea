import type { ComponentProps, MouseEvent } from 'react'

export type ButtonLook = {
  /** `primary` is the call colour (new orders, the one act of a page), `ink` an ordinary next step, `berry` what cannot be undone. */
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

/** The back office's button. `type` is `button` unless said otherwise. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyLabel = 'Сохраняем…',
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

/** The classes of a button, for a link that looks like one. */
export function buttonClass({ variant = 'secondary', size = 'medium', wide }: ButtonLook, more?: string): string {
  const names = ['ui-button']
  if (variant !== 'secondary') names.push(`ui-button--${variant}`)
  if (size !== 'medium') names.push(`ui-button--${size}`)
  if (wide) names.push('ui-button--wide')
  if (more) names.push(more)
  return names.join(' ')
}
