// A pupil's QR code in front of the camera of the class page. Chromium uses a film as its camera; the browser that runs
// the tests has no BarcodeDetector, so the decoder that comes with the page reads the code, and a stand-in replaces the
// browser's.

import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { cells, choose, handedIn, lesson } from "./classroom";
import { expect, open, test, watch } from "./lab";

const LESSON = "title: One\nlang: en\n---\nOne?\n( ) no\n(x) yes\n";
const [WIDTH, HEIGHT] = [640, 480];

/** Answers the question of a lesson, and gives the picture of the code that is handed in. */
async function code(page: Page, link: string): Promise<Buffer> {
  await page.goto(`/${link}`);
  await choose(page, "yes");
  await handedIn(page, "Zoé");
  await page.locator("#hand-in").getByRole("button", { name: "QR code" }).click();
  return page.locator(".hand-in-qr .qr").screenshot();
}

/** A film that shows a picture, as Chromium reads it: grey values, without colour. */
async function film(page: Page, picture: Buffer): Promise<string> {
  const grey = await page.evaluate(
    async ([source, width, height]) => {
      const image = new Image();
      image.src = source as string;
      await image.decode();
      const [w, h] = [width as number, height as number];
      const canvas = new OffscreenCanvas(w, h).getContext("2d")!;
      canvas.fillStyle = "#bbb";
      canvas.fillRect(0, 0, w, h);
      const side = 0.9 * h;
      canvas.drawImage(image, (w - side) / 2, (h - side) / 2, side, side);
      const { data } = canvas.getImageData(0, 0, w, h);
      return Array.from({ length: w * h }, (_, place) => data[4 * place]);
    },
    [`data:image/png;base64,${picture.toString("base64")}`, WIDTH, HEIGHT],
  );
  const frame = Buffer.concat([Buffer.from("FRAME\n"), Buffer.from(grey), Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
  const file = join(mkdtempSync(join(tmpdir(), "nimlab-")), "code.y4m");
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420\n`);
  writeFileSync(file, Buffer.concat([head, ...Array<Buffer>(5).fill(frame)]));
  return file;
}

test("a code before the camera is read by the decoder of the page", async ({ page, baseURL, launchOptions }) => {
  const link = await lesson(page, LESSON);
  const file = await film(page, await code(page, link));
  const args = [
    ...(launchOptions.args ?? []), "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream",
    `--use-file-for-fake-video-capture=${file}`,
  ];
  const browser = await chromium.launch({ ...launchOptions, args });
  const context = await browser.newContext({ baseURL, locale: "en", permissions: ["camera"] });
  const faults = await watch(context, baseURL!);
  const teacher = await context.newPage();
  await teacher.goto(`/${link.replace("/lesson/", "/class/")}`);
  await teacher.locator("#class-camera").click();
  await expect(teacher.locator(".class-camera video")).toBeVisible();
  await expect(cells(teacher).locator("th")).toHaveText(["Zoé"]);
  await expect(teacher.locator(".class-cell")).toHaveText(["✓"]);
  // It is counted once, however long it is held up.
  await expect(teacher.locator("#class-news")).toContainText("One submission added");
  await teacher.locator("#class-camera").click();
  await expect(teacher.locator(".class-camera video")).toHaveCount(0);
  expect(faults.strangers).toEqual([]);
  await browser.close();
});

test("where the browser reads codes itself it is asked, and no decoder is fetched", async ({ page }) => {
  const link = await lesson(page, LESSON);
  await page.goto(`/${link}`);
  await choose(page, "yes");
  const line = await handedIn(page, "Ada");
  // A stand-in for a camera, and for what Chromium has on telephones.
  await page.addInitScript((line) => {
    const canvas = document.createElement("canvas");
    const painter = canvas.getContext("2d")!;
    setInterval(() => painter.fillRect(0, 0, 9, 9), 50);
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(5);
    class Detector {
      static getSupportedFormats = async () => ["qr_code"];
      detect = async () => [{ rawValue: line }];
    }
    Object.assign(window, { BarcodeDetector: Detector });
  }, line);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, link.replace("/lesson/", "/class/"));
  await page.reload();
  await page.locator("#class-camera").click();
  await expect(cells(page).locator("th")).toHaveText(["Ada"]);
  expect(asked.filter((url) => url.includes("scan"))).toEqual([]);
});

test("the page says what prevents the camera from being used", async ({ page }) => {
  await page.addInitScript(() => {
    const why = () => new DOMException("", sessionStorage.why ?? "NotFoundError");
    navigator.mediaDevices.getUserMedia = () => Promise.reject(why());
  });
  const said = page.locator(".class-camera [role=status]");
  await open(page, "#/v1/class/nim-1");
  await page.locator("#class-camera").click();
  await expect(said).toHaveText("There is no camera that this page can use.");
  await page.evaluate(() => (sessionStorage.why = "NotAllowedError"));
  await page.locator("#class-camera").click();
  await expect(said).toContainText("The camera is not allowed here.");
  await expect(page.locator(".class-camera video")).toHaveCount(0);
});
