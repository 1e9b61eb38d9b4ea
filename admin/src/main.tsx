import { ToastRoot } from '@ostrov/shared/ui/ToastRoot'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { onSessionRefused } from './api'
import { queryClient } from './query'
import { createRouter } from './routes'
import { forgetActed } from './session/acting'
import { noteRefusedSession } from './session/store'
import { followTheme } from './theme'
import './styles/admin.css'

followTheme()
forgetActed()
onSessionRefused(noteRefusedSession)

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createRouter()} />
        <ToastRoot />
      </QueryClientProvider>
    </StrictMode>,
  )
}
