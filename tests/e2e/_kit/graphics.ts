import { chromiumFlags } from '../../../scripts/testing/chromium'

/** Maps and panoramas want a graphics card; a machine may have none, so the processor draws. */
export const drawnByProcessor = {
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      ...chromiumFlags.filter((flag) => flag !== '--disable-gpu'),
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  },
}
