import { showToast } from '@ostrov/shared/ui/toasts'
import { Copy, Share2 } from 'lucide-react'
import type { Closing } from './kind'

export type Shared = { title: string; url?: string }

/** Telegram, VK, Одноклассники, WhatsApp, the phone's own list, and the plain link. */
export default function ShareSocialMedias({ title, url, close }: Shared & Closing) {
  const address = new URL(url ?? location.href, location.href).href
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      showToast('Текст скопирован', { kind: 'success' })
      await close()
    } catch {
      showToast('Не\u00a0получилось скопировать', { kind: 'error' })
    }
  }
  return (
    <div className="share">
      {networks(address, title).map(({ name, href }) => (
        <a key={name} className="ui-choice row gap-3" href={href} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      ))}
      {'share' in navigator && (
        <button type="button" className="ui-choice row gap-3" onClick={() => shareNatively(title, address)}>
          <Share2 size={20} aria-hidden="true" />
          Другие приложения
        </button>
      )}
      <button type="button" className="ui-choice row gap-3" onClick={copy}>
        <Copy size={20} aria-hidden="true" />
        Скопировать ссылку
      </button>
    </div>
  )
}

function networks(url: string, title: string) {
  const [link, text] = [encodeURIComponent(url), encodeURIComponent(title)]
  return [
    { name: 'ВКонтакте', href: `https://vk.com/share.php?url=${link}&title=${text}` },
    { name: 'Telegram', href: `https://t.me/share/url?url=${link}&text=${text}` },
    { name: 'Одноклассники', href: `https://connect.ok.ru/offer?url=${link}&title=${text}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}%20${link}` },
  ]
}

async function shareNatively(title: string, url: string) {
  try {
    await navigator.share({ title, url })
  } catch {
    // Closing the phone's own list is an answer too, not a failure.
  }
}
