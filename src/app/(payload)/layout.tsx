import '@payloadcms/next/css'
import './desk.css'
import config from '@payload-config'
import { RootLayout, handleServerFunctions } from '@payloadcms/next/layouts'
import { connection } from 'next/server'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { themeVariables } from '@/domain/brand/theme'
import { fallbackLocale } from '@/domain/kernel/locales'
import { getOffice } from '@/features/office/office-queries'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config, importMap })
}

/** The admin reads the clock and the session on every request, so nothing of it is prepared. */
export const instant = false

/** The root of the admin, apart from the public site but for the agency's colours. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  await connection()
  const { theme } = await getOffice(fallbackLocale)
  return (
    <RootLayout
      config={config}
      htmlProps={{ style: themeVariables(theme) }}
      importMap={importMap}
      serverFunction={serverFunction}
    >
      {children}
    </RootLayout>
  )
}
