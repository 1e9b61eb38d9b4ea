import { Button, buttonClass } from '@ostrov/shared/ui/Button'
import { firstFocus } from '@ostrov/shared/ui/Dialog'
import type { Closing } from './kind'

export type LinkToFollow = { url: string }

/** Names the site one is about to leave for; anything but http(s) cannot be followed. */
export default function FollowExternalLink({ url, close }: LinkToFollow & Closing) {
  const target = URL.parse(url)
  const safe = target && /^https?:$/.test(target.protocol)
  return (
    <>
      <p className="ui-muted modal-text">
        {safe
          ? 'Ссылка ведёт на\u00a0другой сайт, мы за\u00a0него не\u00a0отвечаем: '
          : 'Эта ссылка повреждена, открыть её нельзя.'}
        {safe && <strong>{target.host}</strong>}
      </p>
      <div className="ui-sheet__actions">
        <Button ref={firstFocus} onClick={close}>
          Остаться
        </Button>
        {safe && (
          <a
            className={buttonClass({ variant: 'sea' })}
            href={target.href}
            data-followed
            onClick={() => void close()}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            Перейти
          </a>
        )}
      </div>
    </>
  )
}
