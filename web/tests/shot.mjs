// Screenshots of a page in several sizes: node tests/shot.mjs URL NAME [desktop,phone,short,tablet,land] [folder]
import { chromium } from 'playwright-core';
const [url, name, which = 'desktop,phone,short', folder = '.'] = process.argv.slice(2);
const SIZES = { desktop: [1440, 900], phone: [390, 844], short: [360, 640], tablet: [1024, 768], land: [844, 390] };
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
for (const size of which.split(',')) {
  const [width, height] = SIZES[size];
  const page = await browser.newPage({ viewport: { width, height } });
  page.on('console', (m) => m.type() === 'error' && console.log('console:', m.text()));
  page.on('pageerror', (e) => console.log('error:', e.message, e.stack));
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${folder}/${name}-${size}.png` });
}
await browser.close();
