import '@payloadcms/next/css'
import config from '@payload-config'
import { RootLayout, handleServerFunctions } from '@payloadcms/next/layouts'
import { connection } from 'next/server'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config, importMap })
}

/** The admin reads the clock and the session on every request, so nothing of it is prepared. */
export const instant = false

/** The root of the admin, apart from the public site: other markup, other styles. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  await connection()
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
