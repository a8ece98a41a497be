# Everything that is done with Nimlab. The work itself is in tools/.

.PHONY: help play test build bench audit sheet keep clean

help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile

play: ## install what is missing, build, and serve the page on this machine (PORT=8080)
	@tools/play.sh

test: ## install what is missing and run every check (STAGES="size e2e" runs those alone)
	@tools/test.sh $(STAGES)

build: ## leave the site in dist/, ready for any static host, under any path
	@tools/install.sh build
	@tools/build.sh

bench: ## measure the solvers, natively and in the browser (LONG=1 proves 0.054 too)
	cargo bench --bench '*'
	@tools/measure.sh $(if $(LONG),long)

audit: ## measure the built site: a slow connection with a slow processor, and Lighthouse; every lesson with every kind of input, a long run of the monkey
	@tools/audit.sh

sheet: ## draw every kind of page in every width, theme and language, into target/sheet/, and compare with the one that was kept (KIND=coins draws one)
	@tools/sheet.sh $(KIND)

keep: ## keep the sheet that was drawn last: those drawn later are compared with it
	@test -d target/sheet || { echo "No sheet has been drawn yet: make sheet draws one." >&2; exit 1; }
	@rm -rf target/sheet-kept && cp -r target/sheet target/sheet-kept && rm -f target/sheet-kept/*.changes.png

clean: ## remove what was built here; the installed tools stay
	rm -rf dist target node_modules test-results playwright-report
